import type { PlayView } from '@/domain/catalogue/pages/page-views'
import { listSamples } from './list-samples'
import { listTesterStyles } from './list-tester-styles'
import { findStyle, initialTesterState, type TesterSubject } from './tester-state'

/** What can be tested of a typeface, first in the style its row is shown in. */
export function testerSubject(typeface: PlayView): TesterSubject {
  const styles = listTesterStyles(typeface)
  const { face, coordinates } = typeface.sampleFace
  const shown = styles.find((style) => style.previewFace === face)

  return {
    styles,
    samples: listSamples(typeface),
    first: { style: shown?.key ?? styles[0]?.key ?? '', axes: shown ? coordinates : {} },
  }
}

/** Its sample texts, as each is set until a visitor changes it. */
export function testerTextsOf(subject: TesterSubject) {
  const { style, axes } = initialTesterState(subject)
  const styleId = findStyle(subject, style)?.id
  return styleId
    ? subject.samples.map(({ text, lang, dir }) => ({
        text,
        lang,
        dir,
        styleId,
        coordinates: axes,
      }))
    : []
}
