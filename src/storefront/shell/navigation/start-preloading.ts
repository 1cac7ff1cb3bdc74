import { type BuildManifest, rulesFor } from '@/domain/site/build-manifest'
import { isPagePayload } from '@/platform/next-in-browser'
import { mayShowPreloaded, resolveHref } from './link-targets'
import { type PreloadableLink, setLinkWatcher } from './preloadable-links'

/**
 * Preloads the pages that links in view lead to, if they come from the page cache: any other page is rendered for one visitor
 * at one moment, and would be rendered for nothing.
 */
export function startPreloading(routes: BuildManifest['routes']): void {
  const queue = openPreloadQueue(() => !readConnection().saveData && mayShowPreloaded())
  const preloads = new Map<Element, Preload>()

  const view = new IntersectionObserver((changes) => {
    for (const { isIntersecting, target } of changes) {
      const preload = preloads.get(target)
      if (!preload || preload.path === location.pathname) continue
      if (isIntersecting) queue.add(preload)
      else queue.drop(preload)
    }
  })

  setLinkWatcher({
    observe(link) {
      const preload = planPreload(link, routes)
      if (!preload) return
      preloads.set(link.element, preload)
      view.observe(link.element)
    },
    unobserve({ element }) {
      const preload = preloads.get(element)
      if (preload) queue.drop(preload)
      preloads.delete(element)
      view.unobserve(element)
    },
  })
  watchArrivals(queue.arrive)
}

function planPreload({ href, preload }: PreloadableLink, routes: BuildManifest['routes']) {
  const target = resolveHref(href)
  const { origin, pathname } = new URL(target, location.href)
  if (origin !== location.origin || !rulesFor(pathname, routes)?.prerender) return null
  return { path: pathname, send: () => preload(target) }
}

/** Next does not report that a page has come; the browser does, of every page payload that it requested. */
function watchArrivals(arrive: (path: string) => void): void {
  const arrivals = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      const url = new URL(name, location.href)
      if (isPagePayload(url)) arrive(url.pathname)
    }
  })
  arrivals.observe({ type: 'resource', buffered: true })
}

const MOST_AT_ONCE = 4

/** As long as Next caches a preloaded page. */
const CACHED_MS = 5 * 60_000

/** What the browser has already arrives without a request that could be seen to end. */
const UNSEEN_MS = 10_000

type Preload = { path: string; send: () => void }

/** Preloads wait here for one of four places; what left the view before its turn is never requested. */
export function openPreloadQueue(mayPreload: () => boolean) {
  const waiting = new Set<Preload>()
  const underWay = new Map<string, ReturnType<typeof setTimeout>>()
  const arrivedAt = new Map<string, number>()

  function sendNext(): void {
    for (const preload of waiting) {
      if (underWay.size >= MOST_AT_ONCE || !mayPreload()) return
      waiting.delete(preload)
      const { path, send } = preload
      if (underWay.has(path) || isCached(path)) continue
      underWay.set(
        path,
        setTimeout(() => arrive(path), UNSEEN_MS),
      )
      send()
    }
  }

  function isCached(path: string): boolean {
    return performance.now() - (arrivedAt.get(path) ?? -CACHED_MS) < CACHED_MS
  }

  /** A page has come, or will not: its place is free. */
  function arrive(path: string): void {
    clearTimeout(underWay.get(path))
    underWay.delete(path)
    arrivedAt.set(path, performance.now())
    sendNext()
  }

  return {
    add(preload: Preload): void {
      waiting.add(preload)
      sendNext()
    },
    drop(preload: Preload): void {
      waiting.delete(preload)
    },
    arrive,
  }
}

/** What some browsers report about the connection (Network Information API); the others report nothing. */
type NetworkInformation = { effectiveType?: string; saveData?: boolean }

export function readConnection(): NetworkInformation {
  return (navigator as Navigator & { connection?: NetworkInformation }).connection ?? {}
}
