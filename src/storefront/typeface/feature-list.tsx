import type { TypefaceView } from '@/domain/catalogue/typeface-view'
import { ShopLink } from '../shell/shop-link'
import { DEFAULT_FEATURES, choosableFeatures, featureSpecimen } from '../tester/feature-choices'
import type { TesterStyle } from '../tester/list-tester-styles'
import { SetText } from '../tester/set-text'
import { textCoordinates } from './choose-text-style'

type Props = { typeface: TypefaceView; style: TesterStyle | null }

/** The OpenType features by their real names, each wearing its own; each opens the sheet with it. */
export function FeatureList({ typeface, style }: Props) {
  const features = choosableFeatures(typeface.features)
  if (features.length === 0 || !style) return null

  return (
    <section className="sec">
      <h2>
        Features <span className="num soft">{features.length}</span>
      </h2>
      <ul className="words">
        {features.map(({ tag, name }) => (
          <li key={tag} className="word">
            <ShopLink href={sheetWith(typeface.slug, tag)} preload={false} transition="forward">
              <SetText
                face={style.previewFace}
                coordinates={textCoordinates(style)}
                style={{ fontFeatureSettings: `"${tag}" 1` }}
                hidden
              >
                {featureSpecimen(tag)}
              </SetText>
              {name}
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A feature every text has needs no asking for. */
function sheetWith(slug: string, tag: string): string {
  return DEFAULT_FEATURES.has(tag) ? `/explore/${slug}` : `/explore/${slug}?features=${tag}`
}
