import { STORY_NAMES, type StoryHead, storyPath } from '@/domain/site/stories/story'
import { dayText } from '../../checkout/order/order-text'
import { ShopLink } from '../../shell/navigation/shop-link'

/** What the foundry tells of it, a line each. */
export function Stories({ stories }: { stories: StoryHead[] }) {
  if (stories.length === 0) return null
  return (
    <section className="sec facts-of-files grid">
      <h2>To read</h2>
      <dl>
        {stories.map((story) => (
          <div key={story.id}>
            <dt className="num">
              {STORY_NAMES[story.kind]}, {dayText(story.publishedOn)}
            </dt>
            <dd>
              <ShopLink href={storyPath(story)} preload={false}>
                {story.title}
              </ShopLink>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
