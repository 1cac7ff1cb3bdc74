import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { fitLine } from '../../ui/fit-line'

type FittedTotal = {
  bill: RefObject<HTMLElement | null>
  totalLine: RefObject<HTMLElement | null>
  folds: boolean
  /** Whatever changes the size of the bill, as text. */
  key: string
}

const PHONE = 760
/** Highest total, as a part of the window's height. */
const HIGHEST = { folded: 0.115, unfoldedInChoose: 0.3, unfolded: 0.34 }

/** Fits the total to its measure; returns whether the bill is unfolded. */
export function useFittedTotal({ bill, totalLine, folds, key }: FittedTotal): boolean {
  const [isWide, setWide] = useState(!folds)
  const refit = useRef(() => {})

  useLayoutEffect(() => {
    refit.current = () => {
      if (!bill.current || !totalLine.current) return
      setWide(fitBill(bill.current, totalLine.current, folds))
    }
    refit.current()
  }, [bill, totalLine, folds, key])

  useLayoutEffect(() => {
    const refitNow = () => refit.current()
    const panel = bill.current?.closest('.panel')
    const observer = new ResizeObserver(refitNow)
    if (panel) observer.observe(panel)
    addEventListener('resize', refitNow)
    document.fonts.addEventListener('loadingdone', refitNow)

    return () => {
      observer.disconnect()
      removeEventListener('resize', refitNow)
      document.fonts.removeEventListener('loadingdone', refitNow)
    }
  }, [bill])

  return isWide
}

/** Unfolded where styles, licences and the whole bill fit the window together; never on a phone. */
function fitBill(bill: HTMLElement, totalLine: HTMLElement, folds: boolean): boolean {
  const { innerHeight, innerWidth } = window
  if (!folds) {
    fitLine(totalLine, HIGHEST.unfolded * innerHeight)
    return true
  }

  if (innerWidth > PHONE) {
    bill.classList.add('is-wide')
    fitLine(totalLine, HIGHEST.unfoldedInChoose * innerHeight)
    const panel = bill.closest('.panel')?.getBoundingClientRect().height ?? 0
    if (panel <= innerHeight + 1) return true
  }

  bill.classList.remove('is-wide')
  fitLine(totalLine, HIGHEST.folded * innerHeight)
  return false
}
