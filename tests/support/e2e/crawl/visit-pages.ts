export type Visit = { address: string; isMadeAnew: boolean; html: string }

/** Asks for every page once, one after another, and looks whether it came from the cache. */
export async function visitPages(shop: string, addresses: string[]): Promise<Visit[]> {
  const visits: Visit[] = []
  for (const address of addresses) {
    const page = await fetch(`${shop}${address}`, { redirect: 'manual' })
    const html = await page.text()
    visits.push({ address, isMadeAnew: page.headers.get('x-nextjs-cache') !== 'HIT', html })
  }
  return visits
}

export function madeAnew(visits: Visit[]): string[] {
  return visits.filter(({ isMadeAnew }) => isMadeAnew).map(({ address }) => address)
}

/** Addresses that say something else than before. */
export function saidOtherwise(before: Visit[], after: Visit[]): string[] {
  const said = new Map(before.map(({ address, html }) => [address, html]))
  return after
    .filter(({ address, html }) => said.get(address) !== html)
    .map(({ address }) => address)
}
