'use client'

import { useId, useState } from 'react'
import type { Feature } from '@/domain/catalogue/typeface-view'
import { ShopLink } from '../../shell/navigation/shop-link'
import { FeatureChoice, listFeatureToggles } from '../../tester/controls/feature-choice'
import { leadingInWords, plainNumber } from '../../tester/controls/range-control'
import { StyleSelect } from '../../tester/controls/style-select'
import {
  type SuggestedSize,
  usePixelsASize,
  useSuggestedSize,
} from '../../tester/controls/use-window-width'
import { encodeTested } from '../../tester/state/encode-tested'
import type { TesterStyle } from '../../tester/state/list-tester-styles'
import { EditableText, MissingFace, TypeHint } from '../../tester/text/editable-text'
import {
  faceStyle,
  featureSettings,
  hasFeaturesOn,
  LACKING_LETTERS,
  unsetFaceStyle,
} from '../../tester/text/face-style'
import { startBearing } from '../../tester/text/first-bearing'
import { useFaceInView } from '../../tester/text/use-face-in-view'
import { useFittedSize } from '../../tester/text/use-fitted-size'
import { useArrivals, useLackInWords } from '../../tester/text/use-letters'
import type { SpecimenTest as Test } from './choose-tests'
import { textCoordinates } from './choose-text-style'
import { type TestSetting, useAddressedSetting } from './test-setting'
import { useTriedStyle } from './tried-style'

/** The suggested size of each test: in pixels, and as a part of the window's width. */
const SIZES = {
  display: { least: 44, part: 0.1, most: 300 },
  text: { least: 26, part: 0.036, most: 110 },
  small: { least: 16, part: 0.015, most: 34 },
}

/** After the scenes nothing shouts. */
const QUIET = { least: 30, part: 0.056, most: 150 }

/** A style without what only the tester needs: the page holds every one of them. */
type TestStyle = Omit<TesterStyle, 'features' | 'instances' | 'defaultCoordinates'>

type Props = {
  name: string
  slug: string
  styles: TestStyle[]
  test: Test
  /** Of its untouched text, in em, as the server measured it. */
  bearing?: number | null
  /** Those that can be switched in it. */
  features?: Pick<Feature, 'tag' | 'name'>[]
  /** It stands after scenes that are larger. */
  isQuiet?: boolean
  /** Under which name the tab stores what a visitor changes. */
  settingName?: string
}

/** A line, a paragraph or a text to click and type into. */
export function SpecimenTest(props: Props) {
  const { name, slug, styles, test, bearing, features, isQuiet = false, settingName } = props
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
  const lack = useLackInWords(
    [style?.family ?? name, style?.name].join(' '),
    {
      styleId: style?.id ?? '',
      face: style?.previewFace ?? '',
      text,
      isTyped: setting.text !== undefined,
      hasFeatures: hasFeaturesOn({ fontFeatureSettings: featureSettings(setting.features ?? {}) }),
    },
    fallback === LACKING_LETTERS,
  )
  const coordinates = style ? textCoordinates(style, test.weight, setting.axes) : {}
  const arrivals = useArrivals(style?.previewFace ?? '')
  const [field, fitted] = useFittedSize({
    isFree: size === null,
    isReady,
    setting: JSON.stringify([text, style?.previewFace, coordinates, setting.features, arrivals]),
  })
  if (!style) return null
  const isHung = fallback === LACKING_LETTERS
  const measured = {
    face: styleNamed(test.styleKey)?.previewFace ?? '',
    coordinates: textCoordinates(style, test.weight),
    text: test.sample.text,
    bearing,
  }
  const suggested = isQuiet ? QUIET : SIZES[test.role]
  const { least, part, most } = suggested
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
            <FullScreenLink {...{ slug, test, style, setting, fitted }} {...{ suggested }} />
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
        lack={lack}
        onTextChange={(typed) => change({ text: typed })}
        lang={test.sample.lang}
        dir={text === test.sample.text ? test.sample.dir : 'auto'}
        className={`test-text test-${test.role}${isReady ? '' : ' is-unset'}`}
        style={{
          ...(isReady
            ? faceStyle(style.previewFace, coordinates, fallback)
            : unsetFaceStyle(style.previewFace, coordinates)),
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

type TestSliderProps = {
  label: string
  /** null: as the window suggests. */
  value: number | null
  suggested?: SuggestedSize
  range: { min: number; max: number; step: number }
  onValueChange: (value: number) => void
  /** The value in words; the plain number where it is not given. */
  format?: (value: number) => string
}

const NO_SUGGESTION = { least: 0, part: 0, most: 0 }

/** A slider in one line with its name and its value. */
function TestSlider({ label, value, suggested, range, onValueChange, format }: TestSliderProps) {
  const id = useId()
  const shown = useSuggestedSize(suggested ?? NO_SUGGESTION)
  const current = value ?? shown

  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        type="range"
        id={id}
        {...range}
        value={current}
        onChange={({ target }) => onValueChange(target.valueAsNumber)}
      />
      <output htmlFor={id} className="num">
        {format ? format(current) : plainNumber(current, range.step)}
      </output>
    </div>
  )
}

type TestFeaturesProps = {
  features: Pick<Feature, 'tag' | 'name'>[]
  chosen: Record<string, boolean>
  onFeaturesChange: (chosen: Record<string, boolean>) => void
}

/** The features that a visitor brought along; once there, they stay to be switched. */
function TestFeatures({ features, chosen, onFeaturesChange }: TestFeaturesProps) {
  const [wasChanged, setWasChanged] = useState(false)
  const toggles = listFeatureToggles(features, chosen)
  if (toggles.length === 0 || (Object.keys(chosen).length === 0 && !wasChanged)) return null

  return (
    <FeatureChoice
      {...{ toggles, chosen }}
      onFeaturesChange={(next) => {
        setWasChanged(true)
        onFeaturesChange(next)
      }}
    />
  )
}

type FullScreenLinkProps = {
  slug: string
  test: Test
  style: TestStyle
  setting: TestSetting
  suggested: SuggestedSize
  /** In pixels, where its words are too wide for the suggested size. */
  fitted: number | null
}

/** Leads to the tester with what the visitor typed and set; an untouched test leads to an untouched tester. */
function FullScreenLink({ slug, test, style, setting, suggested, fitted }: FullScreenLinkProps) {
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
    palette: setting.palette ?? 0,
  }
  const isTouched = Object.keys(setting).length > 0
  const query = isTouched ? `?${encodeTested(tested, pixelsASize)}` : ''

  return (
    <ShopLink href={`/explore/${slug}${query}`} preload={false}>
      Full screen →
    </ShopLink>
  )
}
