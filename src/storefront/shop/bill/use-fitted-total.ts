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
/** How the bill stands: beside its lines; on the full measure; so, and the rows over it are closer together. */
export type BillFit = 'folded' | 'wide' | 'close'

/** Highest total, as a part of the window's height. */
const HIGHEST = { folded: 0.115, close: 0.25, unfoldedInChoose: 0.3, unfolded: 0.34 }

/** Fits the total to its measure; returns how the bill stands then. */
export function useFittedTotal(total: FittedTotal): BillFit {
  const { bill, totalLine, folds, holdsHeight, keepsFold, key } = total
  const [fit, setFit] = useState<BillFit>(folds ? 'folded' : 'wide')
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
        setFit(fitBill(bill.current, totalLine.current, folds))
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

/** Unfolded where styles, licences and the whole bill fit the window together; never on a phone. */
function fitBill(bill: HTMLElement, totalLine: HTMLElement, folds: boolean): BillFit {
  const { innerHeight, innerWidth } = window
  if (!folds) {
    fitLine(totalLine, HIGHEST.unfolded * innerHeight)
    return 'wide'
  }

  if (innerWidth > PHONE) {
    standAs('wide', bill)
    fitLine(totalLine, HIGHEST.unfoldedInChoose * innerHeight)
    if (fitsWindow(bill)) return 'wide'
    standAs('close', bill)
    fitLine(totalLine, HIGHEST.close * innerHeight)
    if (fitsWindow(bill)) return 'close'
  }

  standAs('folded', bill)
  fitLine(totalLine, HIGHEST.folded * innerHeight)
  return 'folded'
}

function standAs(fit: BillFit, bill: HTMLElement): void {
  bill.classList.toggle('is-wide', fit !== 'folded')
  bill.classList.toggle('is-close', fit === 'close')
}

function fitsWindow(bill: HTMLElement): boolean {
  const panel = bill.closest('.panel')?.getBoundingClientRect().height ?? 0
  return panel <= window.innerHeight + 1
}
