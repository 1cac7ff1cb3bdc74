import { useEffect, type RefObject } from 'react'

/** Where the eye rests on a phone. */
const LINE = '-46% 0px -54% 0px'

/** Where nothing can be pointed with, the row in the middle of the window is awake. `rows` names those there are. */
export function useRowInTheMiddle(list: RefObject<HTMLElement | null>, rows: string): void {
  useEffect(() => {
    if (!list.current || !matchMedia('(hover: none)').matches) return
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          target.classList.toggle('is-on', isIntersecting && scrollY > 8)
        }
      },
      { rootMargin: LINE },
    )
    for (const row of list.current.querySelectorAll('.ex-row')) observer.observe(row)
    return () => observer.disconnect()
  }, [list, rows])
}
