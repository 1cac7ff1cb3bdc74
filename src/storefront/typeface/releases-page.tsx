import { redrawnInWords } from '@/domain/catalogue/releases/redrawn'
import {
  extentInWords,
  languagesInWords,
  lettersInWords,
  type ReflowNotice,
  type ReleasePageView,
  type ShownRelease,
  stylesInWords,
} from '@/domain/catalogue/releases/release-entry'
import { countOf } from '@/domain/words'
import { AnimatedName } from '../catalogue/animated-name/animated-name'
import { arrivalOf, type MenuFace, MenuFaces } from '../catalogue/menu-faces/menu-faces'
import { dayText } from '../checkout/order/order-text'
import { RedrawnGlyphs } from './facts/redrawn-glyphs'
import { ShopLink } from '../shell/navigation/shop-link'
import { ReadingFaces, type SetIn, stylesOfText } from '../shell/reading/reading-faces'
import { TypefaceText } from '../tester/text/typeface-text'

type ReleasesPageProps = {
  view: ReleasePageView
  menuFaces: MenuFace[]
  /** What the text is set in. */
  setIn: SetIn | null
}

/** /typeface/{slug}/releases: each release with what it brought and what it moves, the newest first. */
export function ReleasesPage({ view, menuFaces, setIn }: ReleasesPageProps) {
  const { name, slug, line, inItself, releases } = view
  // One release needs no list of its own.
  const contents = releases.length > 1 ? releases : []
  return (
    <>
      <MenuFaces faces={menuFaces} />
      <main id="main" className="releases">
        <section className="hero">
          <div className="row-cap grid">
            <h1>
              <span className="vh">{name}: </span>
              <b>Releases</b>
            </h1>
            <p className="has num">
              {releases.length > 0 ? countOf(releases.length, 'release') : 'None yet'}
            </p>
          </div>
          <AnimatedName
            {...{ line, name, slug }}
            lang={inItself.lang}
            dir={inItself.dir}
            arrival={arrivalOf(line, menuFaces)}
          />
        </section>
        <div className="page reading grid" style={stylesOfText(setIn)}>
          {setIn && <ReadingFaces setIn={setIn} />}
          <aside>
            {contents.map(({ id, typeface, version }) => (
              <a key={id} href={`#r-${id}`} className="num">
                {typeface === name ? version : `${typeface} ${version}`}
              </a>
            ))}
            <p>
              <ShopLink href={`/typeface/${slug}`}>{name}, its styles and prices</ShopLink>
            </p>
            <p>Who holds a licence finds the newer release beside the one that was bought.</p>
            <p>
              <ShopLink href="/my-licences">My licences</ShopLink>
            </p>
          </aside>
          <article>
            {releases.length === 0 && <p>Nothing of {name} has been released yet.</p>}
            {releases.map((release) => (
              <ReleaseArticle key={release.id} release={release} of={name} />
            ))}
          </article>
        </div>
      </main>
    </>
  )
}

type ReleaseArticleProps = {
  release: ShownRelease
  /** The typeface whose page it is: a release of one of its children names that. */
  of: string
}

/** One release: the foundry's words, then what was measured. */
function ReleaseArticle({ release, of }: ReleaseArticleProps) {
  const { id, typeface, version, releasedOn, notes, extent, reflow } = release
  const heading = typeface === of ? version : `${typeface} ${version}`
  const facts = [stylesInWords(release), languagesInWords(release)].filter((one) => one !== null)
  return (
    <section className="release" aria-labelledby={`r-${id}`}>
      <h2 id={`r-${id}`}>{heading}</h2>
      <p className="release-date">
        <time dateTime={releasedOn.slice(0, 10)}>{dayText(releasedOn)}</time>
        {reflow.kind === 'first' && ', the first release'}
      </p>
      {notes.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Redrawn release={release} />
      {extent && <p>{extentInWords(extent)}</p>}
      <NewLetters release={release} />
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      <Reflow reflow={reflow} />
    </section>
  )
}

function Redrawn({ release }: { release: ShownRelease }) {
  const words = redrawnInWords(release.redrawn?.styles ?? [])
  return (
    <>
      {words && <p>{words}</p>}
      <RedrawnGlyphs release={release} />
    </>
  )
}

function NewLetters({ release }: { release: ShownRelease }) {
  const { letters, face } = release
  const words = lettersInWords(release)
  if (!letters || !words) return null
  const blocks = letters.blocks.map(({ name, count }) => `${name} ${count}`).join(', ')
  return (
    <>
      <p>
        {words} {blocks && <span className="soft">{blocks}</span>}
      </p>
      {letters.shown.length > 0 && (
        <TypefaceText
          as="p"
          className="release-letters"
          face={face.face}
          coordinates={face.coordinates}
        >
          {letters.shown.join(' ')}
        </TypefaceText>
      )}
    </>
  )
}

function Reflow({ reflow }: { reflow: ReflowNotice }) {
  switch (reflow.kind) {
    case 'first':
      return null
    case 'none':
      return <p>Texts that are set stand as they are.</p>
    case 'unknown':
      return <p>It was not compared with the release before it: look at texts that are set.</p>
    case 'may':
      return (
        <>
          <h3>Texts that are set may reflow</h3>
          <ul className="release-moves">
            {reflow.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </>
      )
  }
}
