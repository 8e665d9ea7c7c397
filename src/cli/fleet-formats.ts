/** The forms of a check, the default first. */
export const fleetFormatNames = ['text', 'json', 'markdown', 'csv', 'junit', 'github'] as const;

/** One of the forms of a check. */
export type FleetFormat = (typeof fleetFormatNames)[number];
