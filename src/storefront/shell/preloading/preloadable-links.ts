export type PreloadableLink = { element: Element; href: string; preload: (address: string) => void }

type Watch = {
  observe: (link: PreloadableLink) => void
  unobserve: (link: PreloadableLink) => void
}

const links = new Set<PreloadableLink>()
let watch: Watch | null = null

/** A link whose page may be preloaded while it is in sight. Returns how to stop watching it. */
export function watchLink(link: PreloadableLink): () => void {
  links.add(link)
  watch?.observe(link)
  return () => {
    links.delete(link)
    watch?.unobserve(link)
  }
}

/** Preloading starts later than the page: it takes over the links that are there. */
export function watchLinksWith(started: Watch): void {
  watch = started
  for (const link of links) started.observe(link)
}
