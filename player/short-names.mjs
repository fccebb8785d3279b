/**
 * Names of what the player's parts call of one another, which the build shortens, alike in all files of a release. None may be a name of the
 * browser, of what the API sends or takes, of what the host page calls, or of what is kept in the browser's storage.
 */
const NAMES = [
  ["isNameless", "isTelling", "isStopped", "isHidden", "isSilent", "isAwaited", "isMaking", "isOut", "isCounted", "isFree"],
  ["forgetAnonymous", "showThemselves", "comeBack", "dropUnpublished", "leavePreview", "passOf", "situation", "configure"],
  ["wishes", "restored", "approach", "healthy", "launcher", "visitor", "offered", "consider", "identity", "privacy"],
  ["decide", "addStyles", "loadPart", "report", "forget", "changed", "beacon", "settle", "vanish", "bundles", "gone", "own", "lend"],
  [
    "isTranslated",
    "isShared",
    "isTold",
    "rowIs",
    "isGone",
    "rivals",
    "inRow",
    "areBeside",
    "urged",
    "promoted",
    "stand",
    "announcement",
    "finished",
    "actions",
    "met",
    "isLeft",
    "isRaised",
  ],
  ["written", "statuses", "behaviour", "standard", "impressions", "shows", "isNew", "isKept", "begin", "press", "dispose", "audience"],
  ["follow", "looked", "warnings", "stopWaiting", "attach", "isSaid"],
  ["hold", "who", "look", "emit", "anew", "raise", "lower", "isOpen", "flush", "person", "need", "showings", "keepGuide", "letGo"],
  ["isUrged", "isMissing", "guideTitle", "titleOf", "isRead", "isOver", "acts", "course", "corner"],
  ["onLeave", "describedBy", "isAway"],
  ["isBegun", "progress", "speakAnew", "standing", "isSomewhere"],
  ["kept", "into", "shadow", "rest", "draw", "weight", "outer", "isHeldElsewhere", "isTyping", "claimOf"],
];

export const SHORT_NAMES = new RegExp(`^(${NAMES.flat().join("|")})$`);
