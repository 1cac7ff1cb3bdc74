export type BenchedPage = { name: string; path: string; isCatalogue: boolean }

/** What is measured beside the empty page. The shop view is a panel of its own: it has no catalogue's figures to reach. */
export const PAGES: BenchedPage[] = [
  { name: 'home', path: '/', isCatalogue: true },
  { name: 'explore', path: '/explore', isCatalogue: true },
  { name: 'typeface', path: '/typeface/fraunces', isCatalogue: true },
  { name: 'shop view', path: '/shop', isCatalogue: false },
]
