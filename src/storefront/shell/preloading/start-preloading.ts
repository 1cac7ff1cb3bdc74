import { rulesFor, type BuildManifest } from '@/domain/site/build-manifest'
import { mayShowPreloaded, resolveHref } from '../build/link-targets'
import { readConnection } from './network-information'
import { openPreloadQueue, type Preload } from './preload-queue'
import { setLinkWatcher, type PreloadableLink } from './preloadable-links'

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
      const { pathname, searchParams } = new URL(name, location.href)
      if (searchParams.has('_rsc')) arrive(pathname)
    }
  })
  arrivals.observe({ type: 'resource', buffered: true })
}
