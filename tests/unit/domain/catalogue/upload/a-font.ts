import type { CatalogueTypeface, IncomingFile } from '@/domain/catalogue/upload/upload-catalogue'
import type { UploadedFont } from '@/domain/catalogue/upload/uploaded-font'
import { NO_OVERRIDES } from '@/domain/catalogue/variation/variation-overrides'

type FontChange = Partial<Omit<UploadedFont, 'metrics'>> & {
  metrics?: Partial<UploadedFont['metrics']>
}

/** A plain regular font, with only what differs spelled. */
export function aFont({ metrics, ...change }: FontChange = {}): UploadedFont {
  return {
    family: 'Hedge',
    style: 'Regular',
    typ: 'static',
    weight: 400,
    width: 5,
    slope: 'upright',
    axes: [],
    instances: [],
    features: [],
    languages: [],
    scripts: ['Latin'],
    codepoints: [
      [65, 90],
      [97, 122],
    ],
    characterCount: 26,
    glyphCount: 30,
    unitsPerEm: 1000,
    metrics: { ascender: 900, descender: -300, lineGap: 0, ...metrics },
    version: 'Version 1.000',
    embedding: 'installable',
    embeddingLimits: [],
    format: 'TTF',
    ...change,
  }
}

export function aFile(
  id: string,
  font: UploadedFont,
  override: IncomingFile['override'] = {},
): IncomingFile {
  return { id, sha256: `sha of ${id}`, font, override, comparison: null }
}

/** A typeface of the shop whose styles have these fonts as masters. */
export function aTypeface(name: string, fonts: UploadedFont[] = []): CatalogueTypeface {
  return {
    id: name.toLowerCase(),
    name,
    slug: name.toLowerCase(),
    category: 'serif',
    isPublished: true,
    styles: fonts.map((font) => ({
      id: `${name} ${font.style}`,
      name: font.style,
      typ: font.typ,
      weight: font.weight,
      width: null,
      slope: font.slope,
      defaultCoordinates: {},
      variation: NO_OVERRIDES,
      master: `sha of the ${font.style} in the shop`,
      font,
    })),
  }
}
