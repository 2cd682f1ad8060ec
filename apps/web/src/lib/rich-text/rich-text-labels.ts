import type { useTexts } from '../backoffice-language';

type EditorTexts = ReturnType<typeof useTexts>['activities']['form']['editor'];

/** What a screen reader hears of the editor's controls. */
export function richTextLabels(texts: EditorTexts) {
  return {
    boldControlLabel: texts.bold,
    italicControlLabel: texts.italic,
    underlineControlLabel: texts.underline,
    h2ControlLabel: texts.heading,
    h3ControlLabel: texts.subheading,
    bulletListControlLabel: texts.bulletList,
    orderedListControlLabel: texts.orderedList,
    linkControlLabel: texts.link,
    unlinkControlLabel: texts.unlink,
    undoControlLabel: texts.undo,
    redoControlLabel: texts.redo,
    linkEditorInputLabel: texts.linkAddress,
    linkEditorInputPlaceholder: texts.linkPlaceholder,
    linkEditorExternalLink: texts.linkExternal,
    linkEditorInternalLink: texts.linkInternal,
    linkEditorSave: texts.linkSave,
  };
}
