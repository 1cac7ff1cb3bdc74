import { isLatin, seenInWords, lineOfUse, USES, type UseView } from '@/domain/site/uses/use'
import type { SpecimenView } from '@/domain/catalogue/pages/page-views'
import { countOf, lowerFirst } from '@/domain/words'
import { PictureImage } from '../../ui/picture-image'
import { Frame, type Played, type Playing } from './played'

/** Pictures of things that are set in it, whole. */
export function UsesScene({ scene, played }: Playing<'uses'>) {
  const { uses, count } = scene
  const hasMore = count > uses.length
  return (
    <Frame
      scene={scene}
      heading={USES.title}
      what={
        <a className="lk" href={hasMore ? usesPath(played.slug) : USES.path}>
          {hasMore ? `All ${countOf(count, 'use')}` : 'More in use'}
          <span aria-hidden="true">&nbsp;→</span>
        </a>
      }
    >
      <div className="in-use">
        {uses.map((use) => (
          <figure key={use.id}>
            <PictureImage picture={use.picture} sizes="(max-width: 760px) 100vw, 50vw" />
            <figcaption>
              <UseTitle {...{ use, played }} />
              <span>{stylesOf(use, played)}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Frame>
  )
}

function usesPath(slug: string): string {
  return `${USES.path}?typeface=${slug}`
}

/** A line instead, on a page whose scenes are others. */
export function UsesLink({ typeface: { name, slug, score } }: { typeface: SpecimenView }) {
  if (score.useCount === 0 || score.scenes.some(({ kind }) => kind === 'uses')) return null
  return (
    <section className="sec">
      <h2>{USES.title}</h2>
      <a className="complete" href={usesPath(slug)}>
        <span>{`${countOf(score.useCount, 'picture')} of ${name} at work`}</span>
        <b>See →</b>
      </a>
    </section>
  )
}

/** In itself, where the face of the interface lacks its letters. */
function UseTitle({ use, played }: { use: UseView; played: Played }) {
  if (isLatin(use.title)) return <span>{lineOfUse(use)}</span>
  const title = { dir: 'auto', lang: played.lang, children: use.title }
  return (
    <span>
      <bdi>{played.set(played.facts.regular, title)}</bdi>
      {use.kind ? `, ${lowerFirst(use.kind)}` : null}
    </span>
  )
}

function stylesOf({ seen }: UseView, { name }: Played): string {
  const own = seen.find((one) => one.name === name) ?? seen[0]
  return own ? seenInWords(own) : ''
}
