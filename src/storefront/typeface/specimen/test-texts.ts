import type { SpecimenView } from '@/domain/catalogue/pages/page-views'
import { listSamples } from '../../tester/state/list-samples'
import { listTesterStyles } from '../../tester/state/list-tester-styles'
import { chooseTests } from './choose-tests'
import { textCoordinates } from './choose-text-style'

/** What the tests of the page are set in and with, until a visitor changes it. */
export function testTextsOf(typeface: SpecimenView) {
  const styles = listTesterStyles(typeface)
  return chooseTests(styles, listSamples(typeface)).flatMap(({ styleKey, weight, sample }) => {
    const style = styles.find(({ key }) => key === styleKey)
    const { text, lang, dir } = sample
    return style
      ? [{ ...{ text, lang, dir }, styleId: style.id, coordinates: textCoordinates(style, weight) }]
      : []
  })
}
