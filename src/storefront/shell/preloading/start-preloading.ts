import { rulesFor, type BuildManifest } from '@/domain/site/build-manifest'
import { readConnection } from './network-information'
import { watchLinksWith, type PreloadableLink } from './preloadable-links'
import { openPreloadQueue, type Preload } from './preload-queue'
import { pageIsOutdated, wayTo } from '../build/link-targets'

/**
 * Preloads the pages that links in sight lead to. Only those from the page cache: any other is made for one visitor at one
 * moment, and would be made for nothing.
 */
export function startPreloading(routes: BuildManifest['routes']): void {
  const queue = openPreloadQueue(() => !readConnection().saveData && !pageIsOutdated())
  const preloads = new Map<Element, Preload>()

  const sight = new IntersectionObserver((changes) => {
    for (const { isIntersecting, target } of changes) {
      const preload = preloads.get(target)
      if (!preload || preload.path === location.pathname) continue
      if (isIntersecting) queue.add(preload)
      else queue.drop(preload)
    }
  })

  watchLinksWith({
    observe(link) {
      const preload = planPreload(link, routes)
      if (!preload) return
      preloads.set(link.element, preload)
      sight.observe(link.element)
    },
    unobserve({ element }) {
      const preload = preloads.get(element)
      if (preload) queue.drop(preload)
      preloads.delete(element)
      sight.unobserve(element)
    },
  })
  watchArrivals(queue.arrive)
}

function planPreload({ href, preload }: PreloadableLink, routes: BuildManifest['routes']) {
  const address = wayTo(href)
  const { origin, pathname } = new URL(address, location.href)
  if (origin !== location.origin || !rulesFor(pathname, routes)?.prerender) return null
  return { path: pathname, send: () => preload(address) }
}

/** Next does not say when a page has come; the browser does, of every page payload that it asked for. */
function watchArrivals(arrive: (path: string) => void): void {
  const arrivals = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      const { pathname, searchParams } = new URL(name, location.href)
      if (searchParams.has('_rsc')) arrive(pathname)
    }
  })
  arrivals.observe({ type: 'resource', buffered: true })
}
