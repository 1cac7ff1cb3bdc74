import type { BlockView } from '@/domain/site/blocks/block-view'
import { SpecimenTest } from '../typeface/specimen/specimen-test'

type Props = { id: string; view: Extract<BlockView, { kind: 'tester' }> }

/** A sentence to click and type into; what is typed stays with this block. */
export function TesterBlock({ id, view: { name, slug, styles, styleId, text, lang, dir } }: Props) {
  const style = styles.find((one) => one.id === styleId)
  if (!style) return null
  const isRightToLeft = dir === 'rtl'
  const test = {
    role: 'text' as const,
    styleKey: styleId,
    weight: style.weight,
    sample: { text, lang: lang ?? 'en', dir: isRightToLeft ? 'rtl' : 'ltr', script: '' } as const,
    leading: isRightToLeft ? 1.6 : 1.14,
  }
  return (
    <div className="block-tester">
      <SpecimenTest
        {...{ name, slug, test }}
        settingName={`tested:block:${id}:${text}`}
        styles={styles.map(({ id: key, name: styleName, axes, previewFace, weight, slope }) => ({
          ...{ id: key, key, axes, previewFace, weight, slope },
          name: styleName,
          family: null,
        }))}
      />
    </div>
  )
}
