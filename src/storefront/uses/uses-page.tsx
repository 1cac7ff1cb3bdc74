import type { UseRow } from '@/domain/site/uses/lay-uses'
import type { SetTitle } from '@/domain/site/stories/story'
import { creditInWords, seenInWords, USES, type UseView } from '@/domain/site/uses/use'
import { countOf } from '@/domain/words'
import { DemoNotice } from '../shell/frame/demo-notice'
import { ShopLink } from '../shell/navigation/shop-link'
import { LetterFaces, titleStyle } from '../stories/set-title'
import { variables } from '../typeface/score/played'
import { PictureImage } from '../ui/picture-image'

type ShownUse = UseView & { setIn: SetTitle; lang: string | null }

type UsesPageProps = {
  rows: UseRow<ShownUse>[]
  count: number
  typefaces: { name: string; slug: string }[]
  chosen: { name: string; slug: string } | null
  faces: { face: string; dataUri: string }[]
  isDemo?: boolean
}

/** /in-use: pictures of things that are set in the typefaces, in rows of one height; on a phone whole, one beneath the other. */
export function UsesPage({ rows, count, typefaces, chosen, faces, isDemo }: UsesPageProps) {
  return (
    <>
      <LetterFaces faces={faces} />
      {isDemo ? <DemoNotice /> : null}
      <main id="main" className="uses">
        <div className="uses-cap grid">
          <h1>
            <b>{USES.title}</b>
          </h1>
          <p>Things set in {chosen ? chosen.name : 'typefaces from this shop'}</p>
          <p className="num">{countOf(count, 'use')}</p>
          {typefaces.length > 1 ? <Choice {...{ typefaces, chosen }} /> : null}
        </div>
        <div className="uses-rows">
          {rows.map((row, index) => (
            <div key={index} className="uses-row" style={variables({ '--h': row.height })}>
              {row.uses.map(({ use, span, from }) => (
                <figure
                  key={use.id}
                  style={variables({
                    '--span': span,
                    '--from': from,
                    '--focus': `${use.focus.x}% ${use.focus.y}%`,
                  })}
                >
                  <PictureImage
                    picture={use.picture}
                    sizes={`(max-width: 760px) 100vw, ${Math.ceil((span / 12) * 97)}vw`}
                    isFirst={index === 0}
                  />
                  <UseCaption use={use} />
                </figure>
              ))}
            </div>
          ))}
        </div>
      </main>
    </>
  )
}

/** Addresses, so that each choice can be sent to somebody, and works without script. */
function Choice({ typefaces, chosen }: Pick<UsesPageProps, 'typefaces' | 'chosen'>) {
  const isAll = chosen === null
  return (
    <nav aria-label="Typefaces in use">
      <ul>
        <li>
          <a href={USES.path} aria-current={isAll ? 'page' : undefined}>
            All
          </a>
        </li>
        {typefaces.map(({ name, slug }) => (
          <li key={slug}>
            <a
              href={`${USES.path}?typeface=${slug}`}
              aria-current={chosen?.slug === slug ? 'page' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function UseCaption({ use }: { use: ShownUse }) {
  const { title, kind, link, seen, setIn, lang } = use
  const made = creditInWords(use)
  return (
    <figcaption>
      <b style={titleStyle(setIn)} lang={setIn && lang ? lang : undefined} dir="auto">
        {title}
      </b>
      {kind ? <span>{kind}</span> : null}
      {made ? (
        <span className="uses-made">
          {link ? (
            <a href={link} rel="noopener">
              {made}
            </a>
          ) : (
            made
          )}
        </span>
      ) : null}
      <span className="uses-seen">
        {seen.map((one) => (
          <ShopLink key={one.id} href={`/typeface/${one.slug}`}>
            {seenInWords(one)}
            <span aria-hidden="true">&nbsp;→</span>
          </ShopLink>
        ))}
      </span>
    </figcaption>
  )
}
