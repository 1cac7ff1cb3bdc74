'use client'

import { ShopLink } from '../../shell/navigation/shop-link'
import { usePixelsASize } from '../../tester/controls/use-pixels-a-size'
import { useSuggestedSize, type SuggestedSize } from '../../tester/controls/use-suggested-size'
import { encodeTested } from '../../tester/state/encode-tested'
import type { TestStyle } from './specimen-test'
import { textCoordinates } from './choose-text-style'
import type { TestSetting } from './test-setting'
import type { SpecimenTest } from './choose-tests'

type Props = {
  slug: string
  test: SpecimenTest
  style: TestStyle
  setting: TestSetting
  suggested: SuggestedSize
  /** In pixels, where its words are too wide for the suggested size. */
  fitted: number | null
}

/** Leads to the tester with what the visitor typed and set; an untouched test leads to an untouched tester. */
export function FullScreenLink({ slug, test, style, setting, suggested, fitted }: Props) {
  const pixelsASize = usePixelsASize()
  const suggestedSize = useSuggestedSize(suggested)
  const tested = {
    style: style.key,
    sample: test.sampleNumber ?? 0,
    text: setting.text,
    size: setting.size ?? fitted ?? suggestedSize,
    leading: setting.leading ?? test.leading,
    axes: textCoordinates(style, test.weight, setting.axes),
    features: setting.features ?? {},
  }
  const isTouched = Object.keys(setting).length > 0
  const query = isTouched ? `?${encodeTested(tested, pixelsASize)}` : ''

  return (
    <ShopLink href={`/explore/${slug}${query}`} preload={false}>
      Full screen →
    </ShopLink>
  )
}
