export type PreloadableLink = { element: Element; href: string; preload: (path: string) => void }

type Watcher = {
  observe: (link: PreloadableLink) => void
  unobserve: (link: PreloadableLink) => void
}

const links = new Set<PreloadableLink>()

let watcher: Watcher | null = null

/** A link whose page may be preloaded while it is in view. Returns how to stop watching it. */
export function watchLink(link: PreloadableLink): () => void {
  links.add(link)
  watcher?.observe(link)
  return () => {
    links.delete(link)
    watcher?.unobserve(link)
  }
}

/** Preloading starts later than the page: it begins with the links that are there. */
export function setLinkWatcher(started: Watcher): void {
  watcher = started
  for (const link of links) started.observe(link)
}
