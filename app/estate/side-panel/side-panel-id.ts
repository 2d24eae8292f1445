/** The trigger in the header names this id in `commandfor`. */
export const SIDE_PANEL_ID = 'side-panel';
