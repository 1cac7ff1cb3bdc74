import type { Payload } from 'payload'
import { holdsInWords } from '@/domain/trial/trial-holds'
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
import { holdsOfTrial } from './holds-of-trials'

/** What may be tried, and under which text. */
export async function readTrialPage(payload: Payload): Promise<TrialPageView> {
  return trialPageOf(payload, await readCatalogue(payload))
}

export async function trialPageOf(payload: Payload, catalogue: Catalogue): Promise<TrialPageView> {
  const eula = await findTrialEula(payload)
  return {
    rows: (
      await Promise.all(
        topmostIn(catalogue.typefaces).map((typeface) => trialRow(payload, catalogue, typeface)),
      )
    ).flat(),
    eula: eula && { id: eula.id, title: eula.title, url: `/eula/${eula.id}` },
  }
}

async function trialRow(
  payload: Payload,
  catalogue: Catalogue,
  typeface: Typeface,
): Promise<TrialRow[]> {
  const family = [typeface, ...childrenOf(catalogue, typeface.id)]
  const styles = trialStylesOf(catalogue, family)
  const [first] = styles
  if (!first) return []
  const { id, name, slug, inItself, line } = rowOf(catalogue, typeface)
  const typefaces = [...new Set(styles.map((style) => idOf(style.typeface)))]
  const lent = family.find(({ id }) => id === idOf(first.typeface))
  const isFull = lent?.trialPolicy === 'full'
  const holds = await holdsOfTrial(payload, { style: first.id, master: first.master ?? '', isFull })
  const described = { holds: holds && holdsInWords(holds), styleCount: styles.length, typefaces }
  return [{ id, name, slug, inItself, line, ...described }]
}
