import type { TabsField } from 'payload'
import { pricesTab } from './prices-tab'
import { releasesTab } from './releases-tab'
import { specimensTab } from './specimens-tab'
import { tryingTab } from './trying-tab'
import { wordsTab } from './words-tab'

/** The page of a typeface. A tab has no name: what is stored knows nothing of it. */
export const typefaceTabs: TabsField = {
  type: 'tabs',
  tabs: [pricesTab, wordsTab, specimensTab, tryingTab, releasesTab],
}
