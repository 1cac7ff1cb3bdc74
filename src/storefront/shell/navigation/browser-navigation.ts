/** The part of the Navigation API that the shop uses; TypeScript does not know it yet. */
type HistoryEntry = { key: string; index: number; url: string | null }

export type NavigateEvent = Event & {
  /** A link or a form was used: no script started it. */
  userInitiated: boolean
  navigationType: 'push' | 'replace' | 'reload' | 'traverse'
  /** The name of a file that is saved; the page stays. */
  downloadRequest: string | null
  destination: { index: number; url: string; sameDocument: boolean }
}

type Navigation = EventTarget & { currentEntry: HistoryEntry | null }

/** undefined in a browser without it. */
export function findNavigation(): Navigation | undefined {
  return (window as { navigation?: Navigation }).navigation
}

type Keys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** With one of these keys held a click opens another tab or window, or downloads. */
export function isModifiedClick({ metaKey, ctrlKey, shiftKey, altKey }: Keys): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}

type Motion = Pick<PointerEvent, 'pointerType' | 'movementX' | 'movementY'>

/** Browsers report a motion too where the page has moved beneath the pointer. */
export function isMouseMotion({ pointerType, movementX, movementY }: Motion): boolean {
  return pointerType === 'mouse' && (movementX !== 0 || movementY !== 0)
}
