import type { ReactNode } from 'react'
import type { MeasuredText } from '@/domain/catalogue/lines/line-metrics'
import {
  type SetTitle,
  STORY_LISTS,
  STORY_NAMES,
  type StoryHead,
  storyPath,
  type StoryRow,
} from '@/domain/site/stories/story'
import { countOf } from '@/domain/words'
import { ReadingFaces, type SetIn, stylesOfText } from '../shell/reading/reading-faces'
import { ShopLink } from '../shell/navigation/shop-link'
import { LetterFaces, measureStyle, titleStyle } from './set-title'
import { StoryDay } from './story-list-page'

type StoryPageProps = {
  story: StoryRow
  /** A title that goes from margin to margin; null: it is longer. */
  measured: MeasuredText | null
  minutes: number
  faces: { face: string; dataUri: string }[]
  /** What the text is set in. */
  reading: SetIn | null
  /** What it is about. */
  typefaces: { name: string; slug: string; setIn: SetTitle }[]
  /** The newest others of its kind. */
  more: StoryHead[]
  /** Its blocks. */
  children: ReactNode
}

/** /news/{slug} and /essays/{slug}. */
export function StoryPage(props: StoryPageProps) {
  const { story, measured, faces, reading, typefaces, more, children } = props
  return (
    <main
      id="main"
      className={`page reading grid story is-${story.kind}`}
      style={stylesOfText(reading)}
    >
      {reading && <ReadingFaces setIn={reading} />}
      <LetterFaces faces={faces} />
      <header className="story-head">
        <StoryCaption {...props} />
        <h1
          className={measured ? 'is-measured' : undefined}
          style={measured ? measureStyle(measured) : undefined}
        >
          <span style={titleStyle(story.setIn)}>{story.title}</span>
        </h1>
        {story.kind === 'news' && story.summary ? (
          <p className="story-summary">{story.summary}</p>
        ) : null}
      </header>
      {children}
      <About typefaces={typefaces} kind={story.kind} />
      <More stories={more} kind={story.kind} />
    </main>
  )
}

function StoryCaption({ story, minutes }: Pick<StoryPageProps, 'story' | 'minutes'>) {
  const { kind, author, publishedOn, summary } = story
  const by = author ? <span className="soft"> by {author}</span> : null
  if (kind === 'news') {
    return (
      <div className="story-cap grid">
        <p>
          <StoryDay publishedOn={publishedOn} />
        </p>
        <p>
          {STORY_NAMES[kind]}
          {by}
        </p>
      </div>
    )
  }
  return (
    <div className="story-cap grid">
      <p>
        <b>{STORY_NAMES[kind]}</b>
        {by}
      </p>
      <p>{summary}</p>
      <p>
        <StoryDay publishedOn={publishedOn} />
        <span className="num">, {countOf(minutes, 'minute')}</span>
      </p>
    </div>
  )
}

type AboutProps = Pick<StoryPageProps, 'typefaces'> & { kind: StoryHead['kind'] }

function About({ typefaces, kind }: AboutProps) {
  if (typefaces.length === 0) return null
  const what = kind === 'essay' ? 'essay' : 'news'
  const title = `${typefaces.length === 1 ? 'Typeface' : 'Typefaces'} in this ${what}`
  return (
    <nav className="story-about grid" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {typefaces.map(({ name, slug, setIn }) => (
          <li key={slug}>
            <ShopLink href={`/typeface/${slug}`} style={titleStyle(setIn)}>
              {name}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function More({ stories, kind }: { stories: StoryHead[]; kind: StoryHead['kind'] }) {
  if (stories.length === 0) return null
  const title = kind === 'essay' ? 'More essays' : 'More news'
  return (
    <nav className="story-more grid" aria-label={title}>
      <h2>
        <ShopLink href={STORY_LISTS[kind].path}>{title}</ShopLink>
      </h2>
      <ol>
        {stories.map((story) => (
          <li key={story.id}>
            <ShopLink href={storyPath(story)}>
              <StoryDay publishedOn={story.publishedOn} />
              <b>{story.title}</b>
            </ShopLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
