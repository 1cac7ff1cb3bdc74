import { STORY_LISTS, type StoryKind, type StoryRow, storyPath } from '@/domain/site/stories/story'
import { dayText } from '../checkout/order/order-text'
import { ShopLink } from '../shell/navigation/shop-link'
import { LetterFaces, titleStyle } from './set-title'

type StoryListProps = {
  kind: StoryKind
  rows: StoryRow[]
  faces: { face: string; dataUri: string }[]
}

/** /news and /essays: one row an item, each title in the face it is about. */
export function StoryListPage({ kind, rows, faces }: StoryListProps) {
  return (
    <main id="main" className="stories">
      <LetterFaces faces={faces} />
      <div className="stories-cap grid">
        <h1>
          <b>{STORY_LISTS[kind].title}</b>
        </h1>
        <p>
          <a href="/feed.xml">Feed</a>
        </p>
      </div>
      <ol>
        {rows.map((story) => (
          <li key={story.id}>
            <ShopLink className="grid" href={storyPath(story)}>
              <StoryDay publishedOn={story.publishedOn} />
              <b style={titleStyle(story.setIn)}>{story.title}</b>
              {story.author ? <span>{story.author}</span> : null}
            </ShopLink>
          </li>
        ))}
      </ol>
    </main>
  )
}

export function StoryDay({ publishedOn }: { publishedOn: string }) {
  return (
    <time className="num" dateTime={publishedOn.slice(0, 10)}>
      {dayText(publishedOn)}
    </time>
  )
}
