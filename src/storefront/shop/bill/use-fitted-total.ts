import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { onFacesLoaded } from '../../ui/face-loads'
import { afterPaint } from './after-paint'
import { awaitsFigures, fitTotal, roomForTotal, setTotalHeight } from './fit-total'
import { heightOf, leftForTotal, linesOf, PHONE, unfolds } from './room-for-bill'

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
export type BillFit = { isWide: boolean; areRowsClose: boolean }

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
type HeldHeight = { of: string; inkHeight: number }

/** Later totals are set no higher, and what they leave of the height stays white. */
function fitHeld(bill: HTMLElement, totalLine: HTMLElement, held: HeldHeight | null): HeldHeight {
  const of = `${totalLine.parentElement?.clientWidth} × ${window.innerHeight}`
  const highest = held?.of === of ? held.inkHeight : highestUnderForm(bill, totalLine)
  const inkHeight = fitTotal(totalLine, highest)
  if (held?.of === of) return held
  setTotalHeight(totalLine, inkHeight)
  return { of, inkHeight }
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
