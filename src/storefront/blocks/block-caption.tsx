import type { TypeSetting } from '@/domain/site/blocks/block-view'
import { ShopLink } from '../shell/navigation/shop-link'

/** Beneath what is set: in what. */
export function BlockCaption({ setting: { name, slug, styleName } }: { setting: TypeSetting }) {
  return (
    <figcaption>
      <ShopLink href={`/typeface/${slug}`} preload={false}>
        {name} {styleName}
      </ShopLink>
    </figcaption>
  )
}
