import { useLayoutEffect, useRef } from 'react'

/**
 * Of what is listed one is removed, or added, and what had the focus went with it: what stands in its place has it then, or
 * the last. `listed`: a selector of what can have it, in the order of the keys.
 */
export function useFocusNext(keys: readonly string[], listed: string): void {
  const before = useRef(keys)
  useLayoutEffect(() => {
    const longer = keys.length > before.current.length ? keys : before.current
    const place = longer.findIndex((_, at) => keys[at] !== before.current[at])
    before.current = keys
    if (place < 0 || document.activeElement !== document.body) return
    const all = [...document.querySelectorAll<HTMLElement>(listed)]
    const next = all[place] ?? all.at(-1)
    next?.focus({ preventScroll: true })
  })
}
