import type { ReleasePageView } from '@/domain/catalogue/releases/release-entry'
import { countOf } from '@/domain/words'
import { AnimatedName } from '../catalogue/animated-name/animated-name'
import { arrivalOf, MenuFaces, type MenuFace } from '../catalogue/menu-faces/menu-faces'
import { ShopLink } from '../shell/navigation/shop-link'
import { ReadingFaces, stylesOfText, type SetIn } from '../shell/reading/reading-faces'
import { ReleaseArticle } from './release-article'

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
