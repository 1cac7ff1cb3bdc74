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

/** Keeps the total on its measure; says whether the bill stands unfolded. */
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
    const again = () => refit.current()
    const panel = bill.current?.closest('.panel')
    const watch = new ResizeObserver(again)
    if (panel) watch.observe(panel)
    addEventListener('resize', again)
    document.fonts.addEventListener('loadingdone', again)

    return () => {
      watch.disconnect()
      removeEventListener('resize', again)
      document.fonts.removeEventListener('loadingdone', again)
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
