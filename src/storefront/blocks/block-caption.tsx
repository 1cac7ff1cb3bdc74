import type { ReactNode } from 'react'
import type { TypeSetting } from '@/domain/site/blocks/block-view'
import { ShopLink } from '../shell/navigation/shop-link'

type Props = { setting: TypeSetting; children?: ReactNode }

/** Beneath what is set: in what. */
export function BlockCaption({ setting: { name, slug, styleName }, children }: Props) {
  return (
    <figcaption className="block-set">
      <ShopLink href={`/typeface/${slug}`} preload={false}>
        {name} {styleName}
      </ShopLink>
      {children}
    </figcaption>
  )
}
