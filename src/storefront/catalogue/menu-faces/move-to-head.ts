/**
 * Moves the rules that stand before it into the head. Whoever asks for a face that was in the HTML takes it to be there for good
 * (`isInlined`), but React removes a part of the page with all that stands in it.
 */
export const MOVE_TO_HEAD = 'document.head.append(document.currentScript.previousSibling)'
