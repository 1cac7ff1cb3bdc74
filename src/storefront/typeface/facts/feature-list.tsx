import { DEFAULT_FEATURES } from '@/domain/catalogue/default-features'
import type { SpecimenView } from '@/domain/catalogue/pages/page-views'
import type { Feature } from '@/domain/catalogue/typeface-view'
import { ShopLink } from '../../shell/navigation/shop-link'
import { choosableFeatures, featureSpecimen } from '../../tester/state/feature-choices'
import type { TesterStyle } from '../../tester/state/list-tester-styles'
import { TypefaceText } from '../../tester/text/typeface-text'
import { textCoordinates } from '../specimen/choose-text-style'

type Props = { typeface: SpecimenView; style: TesterStyle | null }

/** The OpenType features by their real names; each that can be tested shows its own and opens the tester with it. */
export function FeatureList({ typeface, style }: Props) {
  const features = choosableFeatures(typeface.features)
  if (features.length === 0 || !style) return null
  const testable = new Set(style.features.map(({ tag }) => tag))

  return (
    <section className="sec">
      <h2>
        Features <span className="num soft">{features.length}</span>
      </h2>
      <ul className="words">
        {features.map((feature) => (
          <li key={feature.tag} className="word">
            {testable.has(feature.tag) ? (
              <FeatureLink {...{ feature, style }} slug={typeface.slug} />
            ) : (
              feature.name
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function FeatureLink(props: { feature: Feature; style: TesterStyle; slug: string }) {
  const { feature, style, slug } = props
  return (
    <ShopLink href={testerPath(slug, feature.tag)} preload={false}>
      <TypefaceText
        face={style.previewFace}
        coordinates={textCoordinates(style)}
        style={{ fontFeatureSettings: `"${feature.tag}" 1` }}
        hidden
      >
        {featureSpecimen(feature.tag)}
      </TypefaceText>
      {feature.name}
    </ShopLink>
  )
}

/** A feature that is on by default needs no query. */
function testerPath(slug: string, tag: string): string {
  return DEFAULT_FEATURES.has(tag) ? `/explore/${slug}` : `/explore/${slug}?features=${tag}`
}
