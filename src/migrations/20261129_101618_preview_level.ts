import { carryOut } from './statements/carry-out'
import statements from './statements/preview_level.json' with { type: 'json' }

// A shop of before stays open until its staff choose.
export const { up, down } = carryOut(statements)
