import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { onFacesLoaded } from '../../ui/face-loads'
import { fitLine, spreadHair } from '../../ui/fit-line'

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

const PHONE = 760
/** Room that is kept for a bill while it gets its lines: for so many, each of so many pixels, and for a total of so much of the window's height. */
const EXPECTED = { lines: 4, line: 26, total: 0.2 }

/** How the bill stands: with its total on the full measure, and with the rows over it closer together. */
export type BillFit = { isWide: boolean; areRowsClose: boolean }

/** Highest total, as a part of the window's height. */
const HIGHEST = { folded: 0.115, close: 0.27, unfoldedInChoose: 0.3, unfolded: 0.34 }

/** Fits the total to its measure; returns how the bill stands then. */
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
      if (holdsHeight) held.current = fitHeld(totalLine.current, held.current)
      else {
        if (folds) rows.current = holdRows(bill.current, rows.current)
        const areRowsClose = rows.current?.areClose ?? false
        const isWide = fitBill(bill.current, totalLine.current, { folds, areRowsClose })
        setFit((now) =>
          now.isWide === isWide && now.areRowsClose === areRowsClose
            ? now
            : { isWide, areRowsClose },
        )
        still.current = stillOf(bill.current, totalLine.current)
      }
    }
    refit.current()
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

/** A bill while nothing is pointed at, in pixels. */
type StillBill = { size: number; totalHeight: number; linesHeight: number }

function stillOf(bill: HTMLElement, totalLine: HTMLElement): StillBill {
  return {
    size: parseFloat(getComputedStyle(totalLine).fontSize),
    totalHeight: totalLine.parentElement?.getBoundingClientRect().height ?? 0,
    linesHeight: linesOf(bill)?.getBoundingClientRect().height ?? 0,
  }
}

/** What is shown for a moment changes no height: what is pointed at would move away from under the pointer, and back. */
function fitWithin(still: StillBill, bill: HTMLElement, totalLine: HTMLElement): void {
  fitLine(totalLine, still.size)
  const lines = linesOf(bill)
  if (lines) lines.style.maxHeight = `${still.linesHeight}px`
  if (totalLine.parentElement) totalLine.parentElement.style.height = `${still.totalHeight}px`
}

function release(bill: HTMLElement, totalLine: HTMLElement): void {
  const lines = linesOf(bill)
  if (lines) lines.style.maxHeight = ''
  if (totalLine.parentElement) totalLine.parentElement.style.height = ''
}

function linesOf(bill: HTMLElement): HTMLElement | null {
  return bill.querySelector<HTMLElement>('.bill-lines')
}

/** Of the first total, for as long as window and typeface are the same. */
type HeldHeight = { of: string; size: number }

/** Later totals are set no higher, and what they leave of the height stays white. */
function fitHeld(totalLine: HTMLElement, held: HeldHeight | null): HeldHeight {
  const box = totalLine.parentElement
  const of = `${box?.clientWidth} × ${window.innerHeight}`
  const isHeld = held?.of === of
  if (box && !isHeld) box.style.minHeight = ''
  const fitted = fitLine(totalLine, isHeld ? held.size : HIGHEST.unfolded * window.innerHeight)
  if (isHeld && fitted) spreadHair(totalLine, fitted)
  if (isHeld || !box || !fitted) return held ?? { of: '', size: 0 }
  box.style.minHeight = `${box.getBoundingClientRect().height}px`
  return { of, size: fitted.size }
}

/** Of the first total, for as long as the window is the same. */
type HeldRows = { of: string; areClose: boolean }

/** Rows come closer together where that is all it takes for the bill to unfold. What is chosen moves none of them. */
function holdRows(bill: HTMLElement, held: HeldRows | null): HeldRows {
  const { innerHeight, innerWidth } = window
  const of = `${innerWidth} × ${innerHeight}`
  if (held?.of === of) return held
  const haveRoom = (areClose: boolean) => {
    bill.classList.add('is-wide')
    bill.classList.toggle('is-close', areClose)
    return heightOfOthers(bill) + expectedHeight(bill) <= innerHeight + 1
  }
  return { of, areClose: innerWidth > PHONE && !haveRoom(false) && haveRoom(true) }
}

function heightOfOthers(bill: HTMLElement): number {
  const parts = [...(bill.closest('.panel')?.children ?? [])]
  const heights = parts.map((part) => (part === bill ? 0 : part.getBoundingClientRect().height))
  return heights.reduce((sum, height) => sum + height, 0)
}

function expectedHeight(bill: HTMLElement): number {
  const heightOf = (selector: string) =>
    bill.querySelector(selector)?.getBoundingClientRect().height ?? 0
  const others =
    bill.getBoundingClientRect().height - heightOf('.bill-lines') - heightOf('.bill-fit')
  return others + EXPECTED.lines * EXPECTED.line + EXPECTED.total * window.innerHeight
}

type HowItFits = { folds: boolean; areRowsClose: boolean }

/** Unfolded where styles, licences and the whole bill fit the window together; never on a phone. */
function fitBill(
  bill: HTMLElement,
  totalLine: HTMLElement,
  { folds, areRowsClose }: HowItFits,
): boolean {
  const { innerHeight, innerWidth } = window
  if (!folds) {
    fitLine(totalLine, HIGHEST.unfolded * innerHeight)
    return true
  }

  bill.classList.toggle('is-close', areRowsClose)
  if (innerWidth > PHONE) {
    bill.classList.add('is-wide')
    fitLine(totalLine, (areRowsClose ? HIGHEST.close : HIGHEST.unfoldedInChoose) * innerHeight)
    const panel = bill.closest('.panel')?.getBoundingClientRect().height ?? 0
    if (panel <= innerHeight + 1) return true
  }

  bill.classList.remove('is-wide')
  fitLine(totalLine, HIGHEST.folded * innerHeight)
  return false
}
