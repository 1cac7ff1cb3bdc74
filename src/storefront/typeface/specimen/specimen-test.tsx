'use client'

import type { Feature } from '@/domain/catalogue/typeface-view'
import type { TesterStyle } from '../../tester/state/list-tester-styles'
import { MissingFace } from '../../tester/text/missing-face'
import { faceStyle, featureSettings, LACKING_LETTERS } from '../../tester/text/face-style'
import { leadingInWords } from '../../tester/controls/range-control'
import { StyleSelect } from '../../tester/controls/style-select'
import { startBearing } from '../../tester/text/first-bearing'
import { EditableText } from '../../tester/text/editable-text'
import { useFittedSize } from '../../tester/text/use-fitted-size'
import { useLetters } from '../../tester/text/use-letters'
import { useFaceInView } from '../../tester/text/use-face-in-view'
import { TypeHint } from '../../tester/type-hint'
import type { SpecimenTest as Test } from './choose-tests'
import { textCoordinates } from './choose-text-style'
import { FullScreenLink } from './full-screen-link'
import { TestFeatures } from './test-features'
import { useAddressedSetting, type TestSetting } from './test-setting'
import { TestSlider } from './test-slider'
import { useTriedStyle } from './tried-style'

/** The suggested size of each test: in pixels, and as a part of the window's width. */
const SIZES = {
  display: { least: 44, part: 0.1, most: 300 },
  text: { least: 26, part: 0.036, most: 110 },
  small: { least: 16, part: 0.015, most: 34 },
}

/** A style without what only the tester needs: the page holds every one of them. */
export type TestStyle = Omit<TesterStyle, 'features' | 'instances' | 'defaultCoordinates'>

type Props = {
  name: string
  slug: string
  styles: TestStyle[]
  test: Test
  /** Of its untouched text, in em, as the server measured it. */
  bearing?: number | null
  /** Those that can be switched in it. */
  features?: Pick<Feature, 'tag' | 'name'>[]
  /** Under which name the tab stores what a visitor changes. */
  settingName?: string
}

/** A line, a paragraph or a text to click and type into. */
export function SpecimenTest({ name, slug, styles, test, bearing, features, settingName }: Props) {
  const { onTry } = useTriedStyle()
  const [setting, changeSetting] = useAddressedSetting(
    settingName ?? `tested:${slug}:${test.role}`,
    test.role === 'display',
  )
  const { text = test.sample.text, size = null, leading = test.leading } = setting

  const styleNamed = (styleKey?: string) => styles.find(({ key }) => key === styleKey)
  const style = styleNamed(setting.styleKey) ?? styleNamed(test.styleKey) ?? styles[0]
  const [reference, isReady, retry, fallback] = useFaceInView<HTMLDivElement>(
    style?.previewFace ?? '',
  )
  useLetters(
    { styleId: style?.id ?? '', face: style?.previewFace ?? '', text },
    fallback === LACKING_LETTERS,
  )
  const coordinates = style ? textCoordinates(style, test.weight, setting.axes) : {}
  const [field, fitted] = useFittedSize({
    isFree: size === null,
    isReady,
    setting: JSON.stringify([text, style?.previewFace, coordinates, setting.features]),
  })
  if (!style) return null
  const isHung = fallback === LACKING_LETTERS
  const measured = {
    ...{
      face: styleNamed(test.styleKey)?.previewFace ?? '',
      coordinates: textCoordinates(style, test.weight),
    },
    ...{ text: test.sample.text, bearing },
  }
  const { least, part, most } = SIZES[test.role]
  const change = (part: TestSetting) => {
    changeSetting(part)
    const { styleKey, text: typed } = { ...setting, ...part }
    if ('styleKey' in part || 'text' in part)
      onTry({ styleId: styleNamed(styleKey)?.id, text: typed })
  }

  return (
    <div className="test" ref={reference}>
      <div className="test-bar grid">
        <StyleSelect
          styles={styles}
          value={style.key}
          onStyleChange={(styleKey) => change({ styleKey, axes: {} })}
        />
        <TestSlider
          label="Size"
          value={size ?? fitted}
          suggested={{ least, part, most }}
          range={{ min: 10, max: 320, step: 1 }}
          onValueChange={(pixels) => change({ size: pixels })}
        />
        <TestSlider
          label="Leading"
          value={leading}
          range={{ min: 0.8, max: 2, step: 0.01 }}
          onValueChange={(lines) => change({ leading: lines })}
          format={leadingInWords}
        />
        {test.role === 'display' ? (
          <p className="full">
            <span className="soft">
              <TypeHint />
            </span>
            <FullScreenLink
              {...{ slug, test, style, setting, fitted }}
              suggested={SIZES[test.role]}
            />
          </p>
        ) : (
          <p className="soft">
            <TypeHint />
          </p>
        )}
      </div>
      {features ? (
        <TestFeatures
          {...{ features }}
          chosen={setting.features ?? {}}
          onFeaturesChange={(chosen) => change({ features: chosen })}
        />
      ) : null}
      {retry && <MissingFace name={`${name} ${style.name}`} onRetry={retry} />}
      <EditableText
        field={field}
        label={`Test text set in ${name} ${style.name}`}
        text={text}
        onTextChange={(typed) => change({ text: typed })}
        lang={test.sample.lang}
        dir={text === test.sample.text ? test.sample.dir : 'auto'}
        className={`test-text test-${test.role}${isReady ? '' : ' is-unset'}`}
        style={{
          ...(isReady ? faceStyle(style.previewFace, coordinates, fallback) : {}),
          ['--size' as string]: size
            ? `${size}px`
            : `clamp(${least}px, ${part * 100}vw, ${most}px)`,
          ['--pull' as string]: isHung
            ? startBearing({ face: style.previewFace, coordinates }, text, measured)
            : 0,
          fontSize: fitted ? `${fitted}px` : undefined,
          lineHeight: leading,
          fontFeatureSettings: featureSettings(setting.features ?? {}),
        }}
      />
    </div>
  )
}
