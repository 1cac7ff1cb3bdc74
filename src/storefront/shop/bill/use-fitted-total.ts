import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { onFacesLoaded } from '../../ui/face-loads'
import { fitLine, spreadHair } from '../../ui/fit-line'
import { requestInkFont } from '../../ui/text-ink'

type FittedTotal = {
  bill: RefObject<HTMLElement | null>
  totalLine: RefObject<HTMLElement | null>
  folds: boolean
  /** What stands around it may not move when the total changes: the first decides how high it is. */
  holdsHeight: boolean
  /** What is shown for a moment does not fold or unfold the bill. */
  keepsFold: boolean
  /** Whatever changes the size of the bill, as text. */
  key: string
}

/** How the bill stands: with its total on the full measure, and with the rows over it closer together. */
type BillFit = { isWide: boolean; areRowsClose: boolean }

/** The ink of a total, as a part of the window's height, at most. Where it unfolds, the style sheet says what it is at most. */
const HIGHEST = 0.24

/** At least so much under a form. */
const LEAST_HELD = 0.13

/** Fits the total to its measure; returns how the bill stands then. On a phone the step is painted before its folded total is measured. */
export function useFittedTotal(total: FittedTotal): BillFit {
  const { bill, totalLine, folds, holdsHeight, keepsFold, key } = total
  const [fit, setFit] = useState<BillFit>({ isWide: !folds, areRowsClose: false })
  const rows = useRef<HeldRows | null>(null)
  const held = useRef<HeldHeight | null>(null)
  const still = useRef<StillBill | null>(null)
  const refit = useRef(() => {})

  useLayoutEffect(() => {
    refit.current = () => {
      if (!bill.current || !totalLine.current) return
      if (keepsFold) {
        if (still.current) fitWithin(still.current, bill.current, totalLine.current)
        return
      }
      release(bill.current, totalLine.current)
      if (holdsHeight) held.current = fitHeld(bill.current, totalLine.current, held.current)
      else {
        if (folds) rows.current = holdRows(bill.current, rows.current)
        const areRowsClose = rows.current?.areClose ?? false
        const isWide = !folds || unfolds(bill.current, areRowsClose)
        fitAtRest(bill.current, totalLine.current, { folds, isWide })
        setFit((now) =>
          now.isWide === isWide && now.areRowsClose === areRowsClose
            ? now
            : { isWide, areRowsClose },
        )
        still.current = stillOf(bill.current, totalLine.current)
      }
    }
    const isFirst = still.current === null && folds && window.innerWidth <= PHONE
    if (!isFirst || !totalLine.current) return refit.current()
    // Hidden it is as high as the style sheet says.
    totalLine.current.classList.add('is-late')
    return afterPaint(() => refit.current())
  }, [bill, totalLine, folds, holdsHeight, keepsFold, key])

  useLayoutEffect(() => {
    const refitNow = () => refit.current()
    const refitInNewFace = () => {
      held.current = null
      refitNow()
    }
    const panel = bill.current?.closest('.panel')
    const observer = new ResizeObserver(refitNow)
    if (panel) observer.observe(panel)
    addEventListener('resize', refitNow)
    const endFaces = onFacesLoaded(refitInNewFace)

    return () => {
      observer.disconnect()
      removeEventListener('resize', refitNow)
      endFaces()
    }
  }, [bill])

  return fit
}

type Fold = { folds: boolean; isWide: boolean }

/** Empty it is as high as before its face is there, and so it is beside its lines; else as high as its ink. */
function fitAtRest(bill: HTMLElement, totalLine: HTMLElement, { folds, isWide }: Fold): void {
  if (!folds) return setTotalHeight(totalLine, fitTotal(totalLine, HIGHEST * window.innerHeight))

  const given = roomForTotal(totalLine)
  const room = isWide ? Math.min(given, leftForTotal(bill)) : given
  if (awaitsFigures(totalLine)) return setTotalHeight(totalLine, room)
  const height = fitTotal(totalLine, room)
  const isSteady = !isWide || totalLine.classList.contains('is-empty')
  setTotalHeight(totalLine, isSteady ? room : height)
}

/** A bill while nothing is pointed at, in pixels. */
type StillBill = { inkHeight: number; totalHeight: number; linesHeight: number }

function stillOf(bill: HTMLElement, totalLine: HTMLElement): StillBill {
  return {
    inkHeight: totalLine.getBoundingClientRect().height,
    totalHeight: totalLine.parentElement?.getBoundingClientRect().height ?? 0,
    linesHeight: linesOf(bill)?.getBoundingClientRect().height ?? 0,
  }
}

/** What is shown for a moment changes no height: what is pointed at would move away from under the pointer, and back. */
function fitWithin(still: StillBill, bill: HTMLElement, totalLine: HTMLElement): void {
  fitTotal(totalLine, still.inkHeight)
  const lines = linesOf(bill)
  if (lines) lines.style.maxHeight = `${still.linesHeight}px`
  if (totalLine.parentElement) totalLine.parentElement.style.height = `${still.totalHeight}px`
}

function release(bill: HTMLElement, totalLine: HTMLElement): void {
  const lines = linesOf(bill)
  if (lines) lines.style.maxHeight = ''
  if (totalLine.parentElement) totalLine.parentElement.style.height = ''
}

/** Of the first total, for as long as window and typeface are the same. */
type HeldHeight = { of: string; height: number }

/** So much higher than the first total is its room: figures of a later one may be narrower, and higher on the same measure. */
const SPARE = 1.16

/** Later totals have the room of the first, and what they leave of it stays white above them. */
function fitHeld(bill: HTMLElement, totalLine: HTMLElement, held: HeldHeight | null): HeldHeight {
  const of = `${totalLine.parentElement?.clientWidth} × ${window.innerHeight}`
  const isHeld = held?.of === of
  setSpare(totalLine, 0)
  const highest = isHeld ? held.height : highestUnderForm(bill, totalLine)
  const inkHeight = fitTotal(totalLine, highest)
  const height = isHeld ? held.height : Math.max(inkHeight, Math.min(inkHeight * SPARE, highest))
  setTotalHeight(totalLine, inkHeight)
  setSpare(totalLine, height - inkHeight)
  return isHeld ? held : { of, height }
}

function setSpare(totalLine: HTMLElement, height: number): void {
  totalLine.parentElement?.style.setProperty('--spare', `${height}px`)
}

/** Lower where the window would cut the form: its fields and the button stand in it together. */
function highestUnderForm(bill: HTMLElement, totalLine: HTMLElement): number {
  const { innerHeight, innerWidth, scrollY } = window
  const highest = HIGHEST * innerHeight
  const form = bill.previousElementSibling
  if (!form || innerWidth <= PHONE) return highest
  const others = heightOf(bill) - heightOf(totalLine)
  const left = innerHeight - (form.getBoundingClientRect().bottom + scrollY) - others
  return Math.min(highest, Math.max(left, LEAST_HELD * innerHeight))
}

/** Of the first total, for as long as the window is the same. */
type HeldRows = { of: string; areClose: boolean }

/** Rows come closer together where that is all it takes for the bill to unfold. What is chosen moves none of them. */
function holdRows(bill: HTMLElement, held: HeldRows | null): HeldRows {
  const { innerHeight, innerWidth } = window
  const of = `${innerWidth} × ${innerHeight}`
  if (held?.of === of) return held
  const areClose = innerWidth > PHONE && !unfolds(bill, false) && unfolds(bill, true)
  return { of, areClose }
}

/**
 * Sets a total as wide as its box, ink to ink, and no higher than so many pixels of ink; it ends at the right margin. Returns how
 * high its ink is.
 */
function fitTotal(totalLine: HTMLElement, highest: number): number {
  totalLine.style.transform = ''
  const line = fitLine(totalLine, { ink: highest })
  if (!line) return 0
  const { ink, size } = line
  endAtMargin(totalLine, spreadHair(totalLine, line))
  totalLine.classList.toggle('is-late', isFaceLoading(totalLine))
  totalLine.style.setProperty('--depth', `${(ink.below * size) / 100}px`)
  return ((ink.above + ink.below) * size) / 100
}

/**
 * Whether an empty total waits for its figures, which are requested: hidden until then, as the style sheet sets it. Fitting it in
 * other figures would cost a phone a third of its first script.
 */
function awaitsFigures(totalLine: HTMLElement): boolean {
  if (!totalLine.classList.contains('is-empty')) return false
  requestInkFont(totalLine)
  if (!isFaceLoading(totalLine)) return false
  Object.assign(totalLine.style, { transform: '', fontSize: '', marginLeft: '', letterSpacing: '' })
  if (totalLine.parentElement) totalLine.parentElement.style.textAlign = ''
  totalLine.classList.add('is-late')
  return true
}

/** By a transform: the box keeps its place when a font of other widths comes. */
function endAtMargin(totalLine: HTMLElement, short: number): void {
  if (totalLine.parentElement) totalLine.parentElement.style.textAlign = 'left'
  if (short > 0) totalLine.style.transform = `translateX(${short}px)`
}

/** Its own, or the one of the same name that it is measured in; a typeface's may not be known yet. */
function isFaceLoading(totalLine: HTMLElement): boolean {
  const [first = ''] = getComputedStyle(totalLine).fontFamily.split(',')
  const own = first.trim().replaceAll(/["']/g, '')
  const faces = [...document.fonts].filter((face) =>
    face.family.replaceAll('"', '').startsWith(own),
  )
  const isThere = faces.some(({ status }) => status === 'loaded')
  return !isThere || faces.some(({ status }) => status === 'loading')
}

/** Its box is as high as its ink; without a height, as high as the style sheet says. */
function setTotalHeight(totalLine: HTMLElement, height: number | null): void {
  totalLine.style.setProperty('--total', height === null ? '' : `${height}px`)
}

/** The room for ink that the style sheet gives, in pixels. */
function roomForTotal(totalLine: HTMLElement): number {
  setTotalHeight(totalLine, null)
  return parseFloat(getComputedStyle(totalLine, '::before').height) || 0
}

/** Windows up to so many pixels are a phone's. */
const PHONE = 760

/** Room that is kept for a bill while it gets its lines: for so many, each of so many pixels. */
const EXPECTED = { lines: 4, line: 26 }

/** The ink of a total that unfolds under styles and licences, as a part of the window's height: at least. */
const LEAST = 0.17

/** Where styles, licences and the whole bill fit the window together, in whichever figures; never on a phone. */
function unfolds(bill: HTMLElement, areRowsClose: boolean): boolean {
  bill.classList.toggle('is-close', areRowsClose)
  bill.classList.add('is-wide')
  const isWide =
    window.innerWidth > PHONE && leftForTotal(bill, EXPECTED.lines) >= LEAST * window.innerHeight
  bill.classList.toggle('is-wide', isWide)
  return isWide
}

/** What the window leaves for the total of an unfolded bill of so many lines, or of those it has. */
function leftForTotal(bill: HTMLElement, fewestLines = 0): number {
  const lines = linesOf(bill)
  const count = Math.max(fewestLines, lines?.childElementCount ?? 0)
  const heightOfLines = Math.max(count * EXPECTED.line, lines?.scrollHeight ?? 0)
  const others = heightOf(bill) - heightOf(lines) - heightOf(bill.querySelector('.bill-total'))
  return window.innerHeight - heightOfOthers(bill) - others - heightOfLines
}

function heightOfOthers(bill: HTMLElement): number {
  const parts = [...(bill.closest('.panel')?.children ?? [])]
  return parts.reduce((sum, part) => sum + (part === bill ? 0 : heightOf(part)), 0)
}

function heightOf(element: Element | null): number {
  return element?.getBoundingClientRect().height ?? 0
}

function linesOf(bill: HTMLElement): HTMLElement | null {
  return bill.querySelector<HTMLElement>('.bill-lines')
}

/** Runs once what was made is painted, in a task of its own; what is returned calls it off. */
function afterPaint(run: () => void): () => void {
  let timer = 0
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
