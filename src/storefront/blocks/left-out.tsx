import type { BlockGap } from '@/domain/site/blocks/block-view'

const WHY: Record<BlockGap, string> = {
  typeface: 'its typeface is not published, or not chosen yet.',
  style: 'its typeface has no such style with a preview.',
  picture: 'its picture is missing.',
  file: 'its file is missing, or of another kind.',
  words: 'it has no words yet.',
  links: 'none of its buttons leads to a page that is published.',
  typefaces: 'none of its typefaces is published.',
  licences: 'no licence is for sale.',
  unknown: 'this shop does not know this kind of block.',
}

/** In the preview, in place of a block that visitors do not see. */
export function LeftOut({ gap }: { gap: BlockGap }) {
  return (
    <p className="block block-left-out" role="note">
      <b>Left out for visitors:</b> {WHY[gap]}
    </p>
  )
}
