import type { CSSProperties } from 'react'
import { DEFAULT_FEATURES, isOfVerticalText } from '@/domain/catalogue/features'
import type { SpecimenView } from '@/domain/catalogue/pages/page-views'
import type { Feature } from '@/domain/catalogue/typeface-view'
import { ShopLink } from '../../shell/navigation/shop-link'
import {
  choosableFeatures,
  featureSpecimen,
  featureStyle,
} from '../../tester/state/feature-choices'
import type { TesterStyle } from '../../tester/state/list-tester-styles'
import { TypefaceText } from '../../tester/text/typeface-text'
import { textCoordinates } from '../specimen/choose-text-style'

type Props = { typeface: SpecimenView; style: TesterStyle | null }

/**
 * The OpenType features by their real names; each that can be tested shows what it changes and opens the tester with it. Those
 * that change nothing visitors may set, or nothing in a line, are named beneath.
 */
export function FeatureList({ typeface, style }: Props) {
  const features = choosableFeatures(typeface.features)
  if (features.length === 0 || !style) return null
  const samples = new Map(
    style.features
      .filter((feature) => !isOfVerticalText(feature))
      .map((feature) => [feature.tag, featureSpecimen(feature)]),
  )
  const shown = features.flatMap((feature) => {
    const sample = samples.get(feature.tag)
    return sample ? [{ ...feature, sample }] : []
  })
  const others = features.filter(({ tag }) => !samples.get(tag))

  return (
    <section className="sec">
      <h2>
        Features <span className="num soft">{features.length}</span>
      </h2>
      {shown.length > 0 ? (
        <ul {...shapeOf(shown.length)}>
          {shown.map((feature) => (
            <li key={feature.tag} className="word">
              <FeatureLink {...{ feature, style }} slug={typeface.slug} />
            </li>
          ))}
        </ul>
      ) : null}
      {others.length > 0 ? (
        <p className="words-beneath soft">
          {shown.length > 0 ? 'Also in the fonts: ' : ''}
          {others.map(({ name }) => name).join(', ')}
        </p>
      ) : null}
    </section>
  )
}

/** So many fill one row of the page, as large as specimens. */
const FEW = 4

function shapeOf(count: number): { className: string; style?: CSSProperties } {
  if (count > FEW) return { className: 'words of-typeface' }
  return { className: 'words of-typeface is-few', style: { '--few': 12 / count } as CSSProperties }
}

type FeatureLinkProps = { feature: Feature & { sample: string }; style: TesterStyle; slug: string }

function FeatureLink({ feature, style, slug }: FeatureLinkProps) {
  const { tag, name, sample } = feature
  return (
    <ShopLink href={testerPath(slug, tag)} preload={false}>
      <TypefaceText
        face={style.previewFace}
        coordinates={textCoordinates(style)}
        style={featureStyle(tag)}
        fits
        hangs
        hidden
      >
        {sample}
      </TypefaceText>
      {name}
    </ShopLink>
  )
}

/** A feature that is on by default needs no query. */
function testerPath(slug: string, tag: string): string {
  return DEFAULT_FEATURES.has(tag) ? `/explore/${slug}` : `/explore/${slug}?features=${tag}`
}
