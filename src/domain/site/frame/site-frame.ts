/** A picture that staff chose, with the room it takes. */
export type SitePicture = { src: string; width: number | null; height: number | null }

export type NavigationLink = { label: string; href: string }

/** Whether a link stays in the shop. Browsers read "//" and "/\" as the beginning of another host. */
export function staysInShop(href: string): boolean {
  return /^\/(?![/\\])/.test(href)
}

/** What stands around every page: whose shop it is, and where its links lead. */
export type SiteFrame = {
  name: string
  logo: SitePicture | null
  /** The address of the icon, or the icon itself. */
  icon: string
  /** For pages that are shared elsewhere. */
  sharingPicture: SitePicture | null
  /** What a banner says of the sale that is on. */
  sale: { name: string; line: string } | null
  bar: NavigationLink[]
  /** The lists of the foot, side by side. */
  foot: NavigationLink[][]
  familyCount: number
  /** The currencies to choose from, and what of VAT is in the prices. */
  prices: { currencies: string[]; tax: string }
  /** Who sells, with their address (directive 2011/83/EU, article 6(1)), how to write to them, and the pages that the law asks for. */
  seller: { name: string; email: string | null; pages: NavigationLink[]; timeZone: string }
  /** Whether there are news or essays for its feed. */
  hasStories: boolean
}

/** What the panel over the home page shows of it: there is no foot. */
export function withoutFoot({
  foot: _foot,
  familyCount: _count,
  prices: _prices,
  seller: _seller,
  ...frame
}: SiteFrame): object {
  return frame
}
