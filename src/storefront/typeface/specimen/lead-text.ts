import type { SpecimenView } from '@/domain/catalogue/pages/page-views'
import { sampleFaceName } from '@/domain/catalogue/styles/font-face-names'
import { listTesterStyles } from '../../tester/state/list-tester-styles'
import { nearestStyle, textCoordinates, TEXT_WEIGHT } from './choose-text-style'

type LeadText = {
  text: string
  face: string
  coordinates: Record<string, number>
  /** The browser font of its letters alone. */
  ownFace: string
}

/** The lead and the style it is set in; null: there is none. */
export function leadTextOf(typeface: SpecimenView): (LeadText & { styleId: string }) | null {
  const style = nearestStyle(listTesterStyles(typeface), TEXT_WEIGHT)
  if (!style || !typeface.lead) return null
  const { id: styleId, previewFace: face } = style
  return {
    ...{ styleId, face },
    text: typeface.lead,
    coordinates: textCoordinates(style),
    ownFace: sampleFaceName(face),
  }
}
