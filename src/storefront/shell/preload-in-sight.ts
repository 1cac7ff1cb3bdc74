const preloads = new WeakMap<Element, () => void>()
let watch: IntersectionObserver | null = null

/** Calls `preload` once, when the link comes in sight. Returns how to stop watching it. */
export function watchLink(link: Element, preload: () => void): () => void {
  watch ??= new IntersectionObserver(preloadSeen)
  preloads.set(link, preload)
  watch.observe(link)
  return () => forget(link)
}

function preloadSeen(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    const preload = preloads.get(target)
    forget(target)
    preload?.()
  }
}

function forget(link: Element): void {
  watch?.unobserve(link)
  preloads.delete(link)
}
