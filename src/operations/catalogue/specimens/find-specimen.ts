import type { Payload } from 'payload'
import type { Paper } from '@/domain/catalogue/specimens/compose-specimen'
import { keepUntilChange } from '../../site/page-cache/refresh-pages'
import { shownCatalogue } from '../typefaces/shown-catalogue'
import { typefaceAt } from '../typefaces/typeface-rows'
import { designSpecimen, type Specimen } from './print-specimen'

/** null: no published typeface has this slug, or there is nothing to print of it. */
export async function findSpecimen(
  payload: Payload,
  { slug, paper }: { slug: string; paper: Paper },
): Promise<Specimen | null> {
  const catalogue = await shownCatalogue(payload)
  const typeface = typefaceAt(catalogue, slug)
  if (!typeface) return null
  return keepUntilChange(payload, `specimen ${paper} ${slug}`, () =>
    designSpecimen(payload, { catalogue, typeface, paper }),
  )
}
