import type { Payload } from 'payload'
import type { ReleasePageView } from '@/domain/catalogue/releases/release-entry'
import { previewCharactersOf } from '../../fonts/preview-characters'
import { readCatalogue } from '../typefaces/list-typefaces'
import { childrenOf, rowOf } from '../typefaces/typeface-rows'
import { showReleases } from './show-releases'

/** Every release of a published typeface and of its children; null where there is no such typeface. */
export async function readReleasePage(
  payload: Payload,
  slug: string,
): Promise<ReleasePageView | null> {
  const catalogue = await readCatalogue(payload)
  const typeface = catalogue.typefaces.find((one) => one.slug === slug)
  if (!typeface) return null

  const families = [typeface, ...childrenOf(catalogue, typeface.id)].map((family) => ({
    id: family.id,
    name: family.name,
    sampleFace: rowOf(catalogue, family).sampleFace,
    characters: previewCharactersOf(family),
  }))
  const { name, inItself, line } = rowOf(catalogue, typeface)
  const releases = await showReleases(payload, families)
  return {
    ...{ name, slug, inItself, line },
    releases: releases.map(({ family, release }) => ({ ...release, face: family.sampleFace })),
  }
}
