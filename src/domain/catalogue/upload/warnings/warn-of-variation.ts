import { lostOverrides, namesOfOverrides } from '../../variation/lost-overrides'
import type { FamilyMember } from './family-member'
import type { FamilyWarning } from './family-warning'
import { firstNamesInWords } from '../../../words'
import type { UploadedFont } from '../uploaded-font'

/** Staff's words on axes and instances that the new file leaves without effect, in whole or in part. */
export function warnOfVariation(members: readonly FamilyMember[]): FamilyWarning[] {
  return members.flatMap((member) => {
    const { file, font } = member
    if (file === null || !font) return []
    const subject = { files: [file], styles: [member.fields.name] }
    return [...lostSentences(member, font), ...shortSentences(member, font)].map(
      ({ code, sentence }): FamilyWarning => ({ code, level: 'warn', sentence, ...subject }),
    )
  })
}

type Said = Pick<FamilyWarning, 'code' | 'sentence'>

function lostSentences({ fields }: FamilyMember, font: UploadedFont): Said[] {
  const lost = namesOfOverrides(lostOverrides(font, fields.variation))
  if (lost.length === 0) return []
  const sentence = `The new file of ${fields.name} is without ${firstNamesInWords(lost)}: what was decided of ${lost.length === 1 ? 'it' : 'them'} is shown nowhere.`
  return [{ code: 'words_lost', sentence }]
}

function shortSentences({ fields }: FamilyMember, font: UploadedFont): Said[] {
  return fields.variation.axes.flatMap(({ tag, min, max }): Said[] => {
    const axis = font.axes.find((candidate) => candidate.tag === tag)
    if (!axis) return []
    const wanted = { min: min ?? axis.min, max: max ?? axis.max }
    if (axis.min <= wanted.min && wanted.max <= axis.max) return []
    const sentence = `Visitors were to set ${axis.name} of ${fields.name} from ${wanted.min} to ${wanted.max}, but the file reaches from ${axis.min} to ${axis.max} only.`
    return [{ code: 'range_cut_short', sentence }]
  })
}
