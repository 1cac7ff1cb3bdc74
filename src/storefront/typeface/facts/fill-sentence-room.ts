import { fillRoom } from '../../tester/text/fill-room'
import { onFacesLoaded } from '../../ui/face-loads'

const LEAST = 12
const LINE_HEIGHT = 1.25

/** A ref: the sentence in a room is set as large as the room holds it, whichever it is. The room keeps its height. */
export function fillSentenceRoom(room: HTMLElement | null): (() => void) | undefined {
  const sentence = room?.firstElementChild
  if (!room || !(sentence instanceof HTMLElement)) return

  const fill = () => {
    const { clientHeight: height } = room
    if (height === 0) return
    fillRoom(sentence, sentence, { least: LEAST, most: height / LINE_HEIGHT, height })
  }
  const resized = new ResizeObserver(fill)
  resized.observe(room)
  // Another sentence, or its own face.
  const changed = new MutationObserver(fill)
  changed.observe(sentence, {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: ['class'],
  })
  const endFaces = onFacesLoaded(fill)

  return () => {
    resized.disconnect()
    changed.disconnect()
    endFaces()
  }
}
