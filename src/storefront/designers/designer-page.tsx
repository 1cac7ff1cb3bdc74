import type { HomeRow } from '@/domain/catalogue/pages/page-views'
import { type Designer, DESIGNER_KIND_NAMES, designerPath } from '@/domain/site/designers/designer'
import { STORY_NAMES, type SetTitle, type StoryHead, storyPath } from '@/domain/site/stories/story'
import { countOf, namesInWords } from '@/domain/words'
import { TypefaceList } from '../catalogue/home-page'
import { type MenuFace, MenuFaces } from '../catalogue/menu-faces/menu-faces'
import { ShopLink } from '../shell/navigation/shop-link'
import { LetterFaces, titleStyle } from '../stories/set-title'

type DesignerPageProps = {
  designer: Designer
  rows: HomeRow[]
  menuFaces: MenuFace[]
  stories: StoryHead[]
  others: { slug: string; name: string; drew: string; setIn: SetTitle }[]
  faces: { face: string; dataUri: string }[]
}

/** /designer/{slug}: a few lines, what they drew, and what is told of it. */
export function DesignerPage(props: DesignerPageProps) {
  const { designer, rows, menuFaces, stories, others, faces } = props
  return (
    <main id="main" className="designer">
      <MenuFaces faces={menuFaces} />
      <LetterFaces faces={faces} />
      <header className="designer-head">
        <div className="designer-cap grid">
          <h1>{designer.name}</h1>
          <p>{namesInWords(foundriesOf(props))}</p>
          <p className="num">{countOf(rows.length, 'typeface')}</p>
        </div>
        <div className="designer-life grid">
          <div>
            {designer.life.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Links links={designer.links} />
        </div>
      </header>
      {rows.length > 0 ? <TypefaceList typefaces={rows} menuFaces={menuFaces} /> : null}
      <Told stories={stories} />
      <Others others={others} />
    </main>
  )
}

/** A studio that is its own foundry is named once. */
function foundriesOf({ designer, rows }: Pick<DesignerPageProps, 'designer' | 'rows'>): string[] {
  const named = rows.flatMap(({ foundry }) => foundry ?? [])
  const foundries = [...new Set(named)].filter((name) => name !== designer.name)
  return foundries.length > 0 || designer.kind === 'person'
    ? foundries
    : [DESIGNER_KIND_NAMES[designer.kind]]
}

function Links({ links }: Pick<Designer, 'links'>) {
  if (links.length === 0) return null
  return (
    <ul>
      {links.map(({ label, url }) => (
        <li key={`${label} ${url}`}>
          <a className="lk" href={url} rel="noopener">
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Told({ stories }: { stories: StoryHead[] }) {
  if (stories.length === 0) return null
  return (
    <section className="sec designer-told">
      <h2>To read</h2>
      <ul>
        {stories.map((story) => (
          <li key={story.id}>
            <ShopLink href={storyPath(story)} preload={false}>
              <b>{story.title}</b>
              <span className="soft">{STORY_NAMES[story.kind]}</span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Others({ others }: Pick<DesignerPageProps, 'others'>) {
  if (others.length === 0) return null
  return (
    <nav className="sec designer-others" aria-labelledby="other-designers">
      <h2 id="other-designers">Other designers</h2>
      <ul>
        {others.map(({ slug, name, drew, setIn }) => (
          <li key={slug}>
            <ShopLink href={designerPath(slug)} preload={false}>
              <b style={titleStyle(setIn)}>{name}</b>
              <span className="soft">{drew}</span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
