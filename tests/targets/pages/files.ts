import { each, type Page } from "#tests/targets/page.ts";

const FILES = ["Budget.xlsx", "Contract.pdf", "Floorplan.dwg", "Kickoff.pptx", "Minutes.docx", "Photos.zip", "Readme.txt"];

export const fileManager: Page = {
  name: "file manager",
  lang: "en",
  html: `<div id="app-content"><div class="breadcrumb" data-crumbs><div class="crumb"><a href="/apps/files?dir=/" aria-label="Home">⌂</a></div><div class="crumb"><a href="/apps/files?dir=/Projects">Projects</a></div><div class="crumb last"><a href="/apps/files?dir=/Projects/Harbour">Harbour</a></div></div><div class="actions creatable"><a href="#" class="button new"><span class="icon icon-add">+</span><span class="hidden-visually">New</span></a><button class="button upload">Upload</button></div><table id="filestable" class="list-container"><thead><tr><th id="headerSelection"><input type="checkbox" id="select_all_files" class="select-all checkbox"><label for="select_all_files">Select all</label></th><th id="headerName"><a class="name sort columntitle" href="#" data-sort="name">Name</a></th><th id="headerSize"><a class="size sort columntitle" href="#" data-sort="size">Size</a></th><th id="headerDate"><a class="sort columntitle" href="#" data-sort="mtime">Modified</a></th></tr></thead><tbody class="files-fileList">${each(
    FILES,
    (file, index) =>
      `<tr data-id="${70 + index}" data-file="${file}" data-type="file"><td class="selection"><input id="select-files-${70 + index}" type="checkbox" class="selectCheckBox"><label for="select-files-${70 + index}">Select ${file}</label></td><td class="filename"><a class="name" href="/f/${70 + index}">${file}</a><span class="fileactions"><a class="action action-share" href="#" data-action="Share" title="Share">⇪</a><a class="action action-menu" href="#" data-action="menu" title="Actions">…</a></span></td><td>${index * 37 + 14} KB</td><td>${index + 1} days ago</td></tr>`,
  )}</tbody></table></div>`,
  targets: {
    "[data-file='Kickoff.pptx'] .action-share": "Give access",
    "[data-file='Photos.zip'] [type=checkbox]": "Mark this file",
    ".upload": "Bring files",
    "#headerSize a": "How big",
  },
};

export const mediaLibrary: Page = {
  name: "media library",
  lang: "en",
  data: "harbour-dawn crane-two quay-west dock-night buoy",
  html: `<div class="wrap"><h1 class="wp-heading-inline">Media Library</h1><a href="upload.php?new" class="page-title-action">Add New</a><div class="media-toolbar"><label for="media-attachment-filters" class="screen-reader-text">Filter by type</label><select id="media-attachment-filters" class="attachment-filters"><option value="all">All media items</option><option value="image">Images</option></select><button type="button" class="button select-mode-toggle-button">Bulk select</button><label for="media-search-input">Search</label><input type="search" id="media-search-input" class="search"></div><ul tabindex="-1" class="attachments" id="__attachments-view-{n:av}">${each(
    ["harbour-dawn", "crane-two", "quay-west", "dock-night", "buoy"],
    (image, index) =>
      `<li tabindex="0" role="checkbox" aria-label="${image}" aria-checked="false" data-id="${1201 + index}" class="attachment save-ready"><div class="attachment-preview"><div class="thumbnail"><img src="/uploads/${image}.jpg" alt="" width="120" height="90"></div></div><button type="button" class="check" tabindex="-1" style="width:20px;height:20px"><span class="media-modal-icon"></span><span class="screen-reader-text">Deselect</span></button></li>`,
  )}</ul><p class="load-more"><button type="button" class="button button-primary">Load more</button></p></div>`,
  targets: {
    "ul > li:nth-child(3)": "west quay, evening",
    ".page-title-action": "Upload",
    ".select-mode-toggle-button": "Choose several",
    "#media-search-input": "Find",
  },
};
