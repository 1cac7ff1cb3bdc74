import { type DrawnRelease, lettersInWords } from '@/domain/catalogue/releases/release-entry'
import { redrawnInWords } from '@/domain/catalogue/releases/redrawn'
import { dayText } from '../../checkout/order/order-text'
import { RedrawnGlyphs } from './redrawn-glyphs'
import { ShopLink } from '../../shell/navigation/shop-link'

type Props = { slug: string; name: string; newest: DrawnRelease | null }

/** What the newest release drew anew, and the way to what each of them brought. */
export function Releases({ slug, name, newest }: Props) {
  return (
    <section className="sec">
      <h2>Releases</h2>
      {newest?.drawn ? <Newest release={newest} of={name} /> : null}
      <ShopLink className="complete" href={`/typeface/${slug}/releases`} preload={false}>
        <span>What each release brought, and whether set texts reflow</span>
        <b>All releases →</b>
      </ShopLink>
    </section>
  )
}

function Newest({ release, of }: { release: DrawnRelease; of: string }) {
  const { typeface, version, releasedOn, notes, redrawn } = release
  const words = [lettersInWords(release), redrawnInWords(redrawn?.styles ?? [])]
  return (
    <div className="newest-release">
      <div>
        <h3>{typeface === of ? version : `${typeface} ${version}`}</h3>
        <p className="soft">
          <time dateTime={releasedOn.slice(0, 10)}>{dayText(releasedOn)}</time>
        </p>
        {[...notes, ...words.filter((one) => one !== null)].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <RedrawnGlyphs release={release} />
    </div>
  )
}
