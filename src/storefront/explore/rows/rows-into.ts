type Room = { top: number; height: number }

/** How many of the rows for which room is kept reach above a line: at least one, at most all of them. */
export function rowsInto(room: Room, { left, line }: { left: number; line: number }): number {
  const rows = Math.ceil(((line - room.top) / room.height) * left)
  return Math.min(left, Math.max(1, rows || 1))
}
