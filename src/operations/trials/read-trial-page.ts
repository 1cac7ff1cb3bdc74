import type { Payload } from 'payload'
import type { TrialPageView, TrialRow } from '@/domain/trial/trial-page'
import type { Typeface } from '@/payload-types'
import { readCatalogue } from '../catalogue/typefaces/list-typefaces'
import {
  type Catalogue,
  childrenOf,
  rowOf,
  topmostIn,
  trialStylesOf,
} from '../catalogue/typefaces/typeface-rows'
import { idOf } from '../id-of'
import { findTrialEula } from '../records/trial-orders'

/** What may be tried, and under which text. */
export async function readTrialPage(payload: Payload): Promise<TrialPageView> {
  return trialPageOf(payload, await readCatalogue(payload))
}

export async function trialPageOf(payload: Payload, catalogue: Catalogue): Promise<TrialPageView> {
  const eula = await findTrialEula(payload)
  return {
    rows: topmostIn(catalogue.typefaces).flatMap((typeface) => trialRow(catalogue, typeface)),
    eula: eula && { id: eula.id, title: eula.title, url: `/eula/${eula.id}` },
  }
}

function trialRow(catalogue: Catalogue, typeface: Typeface): TrialRow[] {
  const styles = trialStylesOf(catalogue, [typeface, ...childrenOf(catalogue, typeface.id)])
  if (styles.length === 0) return []
  const { id, name, slug, inItself, line } = rowOf(catalogue, typeface)
  const typefaces = [...new Set(styles.map((style) => idOf(style.typeface)))]
  return [{ id, name, slug, inItself, line, styleCount: styles.length, typefaces }]
}
